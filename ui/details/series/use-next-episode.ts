import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { episodeLink, withPlayer } from '#domain/navigation/paths.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { episodeAfter, type Series } from '#domain/catalogue/series.ts';
import type { NextUp } from '../../playback/next-up-card.tsx';
import { useForLink } from '../../session/use-item-title.ts';
import { useInjection } from '../../session/use-injection.ts';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import { mediaQuery } from '../../queries/use-media.ts';
import { useMayPlay } from '../../session/use-access.ts';

/**
 * The episode that starts when the current one has ended (MED-11). The address changes to it, keeping the series and the
 * playlist that the series was opened from. Null after the last episode, and while the series is not loaded.
 */
export function useNextEpisode(current: MediaItem, series: Series | undefined): NextUp | null {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const findMedia = useInjection(FindMediaByAddress);
  const mayPlay = useMayPlay();
  const forLink = useForLink();
  const { from } = useDetailAddress();
  const item = series ? episodeAfter(series, current.id) : null;
  if (!series || !item) return null;
  const query = mediaQuery(findMedia, { kind: 'media', id: item.id });
  const page = episodeLink(forLink(item), series.id, from);
  return {
    item,
    prepare: async () => {
      await queries.query(query).catch(() => undefined);
    },
    begin: () => {
      const opened = queries.getQueryData(query.queryKey) ?? item;
      void navigate(mayPlay(opened) ? withPlayer(page) : page, { replace: true });
    },
  };
}
