import { queryOptions, useQuery } from '@tanstack/react-query';
import { FindMediaByAddress, type MediaAddress } from '#application/catalogue/find-media-by-address.ts';
import { dataOf } from '#application/result.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaRetries } from './retry-policy.ts';

export const mediaQuery = (open: FindMediaByAddress, address: MediaAddress) =>
  queryOptions({ queryKey: ['media', address], queryFn: () => open(address), ...mediaRetries });

/** The same for an item that is known, for example from its card: it is loaded by its id, without asking for its slug. */
export const knownMediaQuery = (open: FindMediaByAddress, address: MediaAddress, id: MediaId) =>
  queryOptions({ ...mediaQuery(open, address), queryFn: () => open({ kind: 'media', id }) });

/** The item at an address (MED-02). */
export const useMedia = (address: MediaAddress) =>
  useQuery(mediaQuery(useInjection(FindMediaByAddress), address));

/** An item by its id, loaded while it is wanted. */
export const useMediaById = (id: MediaId, isWanted: boolean) =>
  useQuery({ ...mediaQuery(useInjection(FindMediaByAddress), { kind: 'media', id }), enabled: isWanted });

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
