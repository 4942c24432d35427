import { queryOptions, useQuery } from '@tanstack/react-query';
import { isFailure } from '#application/app-failure.ts';
import { OpenMedia, type MediaAddress } from '#application/catalogue/open-media.ts';
import { dataOf } from '#application/result.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { workoutToContinue, type StartTarget } from '#domain/catalogue/start-target.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaRetries } from './retry-policy.ts';
import { usePlaylistParts } from './use-list.ts';

export const mediaQuery = (open: OpenMedia, address: MediaAddress) =>
  queryOptions({ queryKey: ['media', address], queryFn: () => open(address), ...mediaRetries });

/** The same for an item that is known, for example from its card: it is loaded by its id, without asking for its slug. */
export const knownMediaQuery = (open: OpenMedia, address: MediaAddress, id: MediaId) =>
  queryOptions({ ...mediaQuery(open, address), queryFn: () => open({ kind: 'media', id }) });

/** The item at an address (MED-02). */
export const useMedia = (address: MediaAddress) => useQuery(mediaQuery(useInjection(OpenMedia), address));

/** An item by its id, loaded while it is wanted. */
export const useMediaById = (id: MediaId, isWanted: boolean) =>
  useQuery({ ...mediaQuery(useInjection(OpenMedia), { kind: 'media', id }), enabled: isWanted });

/** A trainer's own item (CAT-21). */
export function useTrainer(id: TrainerId) {
  const catalogue = useInjection(MediaCatalogue);
  return useQuery({ queryKey: ['trainer', id], queryFn: () => catalogue.trainer(id), ...mediaRetries });
}

/** The account API's details of an item (MED-06). */
export function useWorkoutDetails(id: MediaId) {
  const details = useInjection(WorkoutDetailsSource);
  return useQuery({ queryKey: ['details', id], queryFn: async () => dataOf(await details.detailsOf(id)) });
}

/** The loading state of a start target. */
interface StartTargetQuery {
  /** Undefined while loading; null if the item has no workouts. */
  readonly target: StartTarget | null | undefined;
  /** Null unless the workout to continue failed to load. */
  readonly tryAgain: (() => void) | null;
}

/**
 * The item that an item's start button plays, once the viewer is known (ACC-03): the item itself; of a program the workout to
 * continue, else the first in its list. The list is that of the page: whoever loads it again brings the start back (MED-09).
 *
 * @param isPreview whether the item itself is still loading
 */
export function useStartTarget(item: MediaItem, viewer: Viewer, isPreview = false): StartTargetQuery {
  const isWanted = isSeriesLike(item) && viewer.state !== 'loading' && !isPreview;
  const next = workoutToContinue(item, viewer);
  const toContinue = useMediaById(next ?? mediaId(''), isWanted && next !== null);
  const hasNext = next !== null && !isFailure(toContinue.error, 'not-found');
  const list = item.seriesPlaylist;
  const workouts = usePlaylistParts(list ?? playlistId(''), isWanted && !hasNext && list !== null).data;

  if (!isSeriesLike(item)) return { target: { item, isFirstOfSeries: false }, tryAgain: null };
  if (!isWanted) return { target: undefined, tryAgain: null };
  if (hasNext) {
    const { data, isError, refetch } = toContinue;
    return {
      target: data && { item: data, isFirstOfSeries: false },
      tryAgain: isError ? () => void refetch() : null,
    };
  }
  if (list === null) return { target: null, tryAgain: null };
  const first = workouts?.pages[0]?.items[0];
  return { target: workouts && (first ? { item: first, isFirstOfSeries: true } : null), tryAgain: null };
}
