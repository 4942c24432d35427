import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FindMediaByAddress, mediaAddressOf } from '#application/catalogue/find-media-by-address.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { followedPlan } from '#domain/coaching/choose-plan.ts';
import { workoutAfter } from '#domain/coaching/workout-after.ts';
import type { PlanId } from '#domain/coaching/workout-plan.ts';
import type { NextUp } from '../playback/next-up-card.tsx';
import { useRequestedPlayer } from '../playback/use-requested-player.ts';
import { mediaQuery } from '../queries/use-media.ts';
import { usePlaylistPages } from '../queries/use-paged-playlist.ts';
import { useWorkoutPlan } from '../queries/use-workout-plan.ts';
import { useCoaching } from '../session/use-coaching.ts';
import { useInjection } from '../session/use-injection.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useToday } from '../session/use-today.ts';
import { useIsFromStack, useNextInStack } from './use-next-in-stack.ts';
import { useNextUp } from './use-next-up.ts';

/**
 * The workout that follows the current one (PLY-12), found while its player is open: in the plan that the member follows, else in
 * its program; in a player that was opened from the stack, in that (CAT-30). Null after the last workout, for one that is in none of
 * them, and while they are not loaded.
 */
export function useNextWorkout(current: MediaItem): NextUp | null {
  const nextUp = useNextUp();
  const forLink = useForLink();
  const isFromStack = useIsFromStack();
  const inStack = useNextInStack(current);
  const isOpen = useRequestedPlayer(current).isOpen && !isFromStack;
  const planned = useWorkoutAfterInPlan(current, isOpen);
  const inProgram = useWorkoutAfterInProgram(current, isOpen);
  if (isFromStack) return inStack;
  const item = planned ?? inProgram;
  if (!item) return null;
  const linked = forLink(item);
  return nextUp(item, { link: cardLink(linked, null), address: mediaAddressOf(linked) });
}

/** Null also while the workout itself is not loaded: plans only have its title. */
function useWorkoutAfterInPlan(current: MediaItem, isWanted: boolean): MediaItem | null {
  const today = useToday();
  const findMedia = useInjection(FindMediaByAddress);
  const followed = followedPlan(useCoaching()?.plans ?? [], today);
  const { answer: plan } = useWorkoutPlan(followed?.id ?? NO_PLAN, isWanted && followed !== undefined);
  const next = plan && current.slug && isWanted ? workoutAfter(plan, current.slug, today) : null;
  const { data } = useQuery({
    ...mediaQuery(findMedia, { kind: 'workout', slug: next?.slug ?? slug('') }),
    enabled: next !== null,
  });
  return (next && data) ?? null;
}

const NO_PLAN = '' as PlanId;

/** Pages of the program's list are loaded until the one with the workout and what follows it is there. */
function useWorkoutAfterInProgram({ id, program }: MediaItem, isWanted: boolean): MediaItem | null {
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
