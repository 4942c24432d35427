import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { episodeAfter, type Series } from '#domain/catalogue/series.ts';
import { episodeLink } from '#domain/navigation/paths.ts';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import type { NextUp } from '../../playback/next-up-card.tsx';
import { useForLink } from '../../session/use-item-title.ts';
import { useIsFromStack, useNextInStack } from '../use-next-in-stack.ts';
import { useNextUp } from '../use-next-up.ts';

/**
 * The episode that starts when the current one has ended (MED-11). The address changes to it, keeping the series and the
 * playlist that the series was opened from. In a player that was opened from the stack, what follows there (CAT-30). Null after the last episode, and while the series is not loaded.
 */
export function useNextEpisode(current: MediaItem, series: Series | undefined): NextUp | null {
  const nextUp = useNextUp();
  const forLink = useForLink();
  const { from } = useDetailAddress();
  const isFromStack = useIsFromStack();
  const inStack = useNextInStack(current);
  if (isFromStack) return inStack;
  const item = series ? episodeAfter(series, current.id) : null;
  if (!series || !item) return null;
  return nextUp(item, {
    link: episodeLink(forLink(item), series.id, from),
    address: { kind: 'media', id: item.id },
  });
}
