import { useQuery } from '@tanstack/react-query';
import { useCallback, type RefObject } from 'react';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useDetailAddress } from '../../navigation/use-detail-address.ts';
import { mediaQuery } from '../../queries/use-media.ts';
import { useInjection } from '../../session/use-injection.ts';
import { usePlaybackOf, useSame, type PlaybackStore } from '../use-playback.ts';

/** Loads the trailer of an item. */
export const useTrailer = (id: MediaId) =>
  useQuery(mediaQuery(useInjection(FindMediaByAddress), { kind: 'media', id }));

/** Plays an item's trailer in `place` while the component is mounted (MED-15). */
export function useTrailerPlayback(
  trailer: MediaItem,
  item: MediaItem,
  poster: string | null,
  place: RefObject<HTMLElement | null>,
): PlaybackStore {
  const { playTrailer } = useInjection(PlaybackUseCases);
  const { from: openedFrom } = useDetailAddress();
  // The page loads the item again, and completes it.
  const shown = useSame({ trailer, item, openedFrom, poster }, trailer.id);
  const start = useCallback((screen: HTMLElement) => playTrailer(shown, screen), [playTrailer, shown]);
  return usePlaybackOf(start, place);
}
