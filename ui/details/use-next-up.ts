import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { withPlayer } from '#domain/navigation/paths.ts';
import type { NextUp } from '../playback/next-up-card.tsx';
import { mediaQuery } from '../queries/use-media.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useInjection } from '../session/use-injection.ts';

/** What plays after the current video: its page replaces the current one, with the player open where the member may play it. */
export function useNextUp(): (item: MediaItem, page: string) => NextUp {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const findMedia = useInjection(FindMediaByAddress);
  const mayPlay = useMayPlay();
  return (item, page) => {
    const query = mediaQuery(findMedia, { kind: 'media', id: item.id });
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
  };
}
