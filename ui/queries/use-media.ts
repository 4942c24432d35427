import { queryOptions, useQuery } from '@tanstack/react-query';
import { FindStartTarget } from '#application/catalogue/find-start-target.ts';
import { OpenMedia, type MediaAddress } from '#application/catalogue/open-media.ts';
import { dataOf } from '#application/result.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaRetries } from './retry-policy.ts';

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

/**
 * The item that an item's start button plays, once the viewer is known (ACC-03). A media request for it is retried, a playlist is
 * not (CFG-22).
 *
 * @param isPreview whether the item itself is still loading
 */
export function useStartTarget(item: MediaItem, viewer: Viewer, isPreview = false) {
  const findStartTarget = useInjection(FindStartTarget);
  const progress =
    viewer.state === 'member' && item.slug ? viewer.member.programProgress.get(item.slug) : null;
  return useQuery({
    queryKey: ['start-target', item.id, progress],
    queryFn: () => findStartTarget(item, viewer),
    enabled: viewer.state !== 'loading' && !isPreview,
    ...(isSeriesLike(item) ? {} : { initialData: { item, isFirstOfSeries: false } }),
    ...(progress ? mediaRetries : {}),
  });
}
