import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import type { NextUp } from '../playback/next-up-card.tsx';
import { useRequestedPlayer } from '../playback/use-requested-player.ts';
import { mediaQuery } from '../queries/use-media.ts';
import { usePlaylistPages } from '../queries/use-paged-playlist.ts';
import { useInjection } from '../session/use-injection.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useNextUp } from './use-next-up.ts';

/**
 * The workout that follows in the program of the current one (PLY-12), found while its player is open. Null after the last
 * workout, for one without a program, and while the program is not loaded.
 */
export function useNextWorkout(current: MediaItem): NextUp | null {
  const nextUp = useNextUp();
  const forLink = useForLink();
  const { isOpen } = useRequestedPlayer(current);
  const item = useWorkoutAfter(current, isOpen);
  return item && nextUp(item, cardLink(forLink(item), null));
}

/** Pages of the program's list are loaded until the one with the workout and what follows it is there. */
function useWorkoutAfter({ id, program }: MediaItem, isWanted: boolean): MediaItem | null {
  const findMedia = useInjection(FindMediaByAddress);
  const { data: opened } = useQuery({
    ...mediaQuery(findMedia, { kind: 'program', slug: program ?? slug('') }),
    enabled: isWanted && program !== null,
  });
  const list = opened?.seriesPlaylist ?? null;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = usePlaylistPages(
    list ?? playlistId(''),
    isWanted && list !== null,
  );
  const workouts = data?.pages.flatMap(({ items }) => items) ?? [];
  const at = workouts.findIndex((workout) => workout.id === id);
  const next = at < 0 ? undefined : workouts[at + 1];
  const isMissing = data !== undefined && !next && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);
  return next ?? null;
}
