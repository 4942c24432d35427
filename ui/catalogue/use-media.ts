import { queryOptions, useQuery } from '@tanstack/react-query';
import { FindStartTarget } from '#application/catalogue/find-start-target.ts';
import { OpenProgram, OpenWorkout } from '#application/catalogue/open-media.ts';
import { dataOf } from '#application/ports/answer.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { WorkoutDetailsSource } from '#application/ports/workout-details-source.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import { isSeriesLike, type MediaItem } from '#domain/catalogue/media-item.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { useApp, useProvide, type Provide } from '../shell/use-app.ts';
import { mediaRetries } from '../shell/query-policy.ts';

/** The public addresses that an item can be asked for by. */
export type MediaAddress =
  | { readonly kind: 'workout' | 'program'; readonly slug: Slug }
  | { readonly kind: 'media'; readonly id: MediaId };

export function mediaQuery(provide: Provide, address: MediaAddress) {
  const open = (): Promise<MediaItem> => {
    switch (address.kind) {
      case 'workout':
        return provide(OpenWorkout)(address.slug);
      case 'program':
        return provide(OpenProgram)(address.slug);
      case 'media':
        return provide(MediaCatalogue).media(address.id);
    }
  };
  return queryOptions({ queryKey: ['media', address], queryFn: open, ...mediaRetries });
}

/** The item at an address (MED-02). */
export const useMedia = (address: MediaAddress) => useQuery(mediaQuery(useProvide(), address));

/** A trainer's own item (CAT-21). */
export function useTrainer(id: TrainerId) {
  const catalogue = useApp(MediaCatalogue);
  return useQuery({ queryKey: ['trainer', id], queryFn: () => catalogue.trainer(id), ...mediaRetries });
}

/** What the account API tells of an item (MED-06). */
export function useWorkoutDetails(id: MediaId) {
  const details = useApp(WorkoutDetailsSource);
  return useQuery({ queryKey: ['details', id], queryFn: async () => dataOf(await details.detailsOf(id)) });
}

/** What an item's start button plays, once it is known who is watching (ACC-03). */
export function useStartTarget(item: MediaItem, viewer: Viewer) {
  const findStartTarget = useApp(FindStartTarget);
  const progress =
    viewer.state === 'member' && item.slug ? viewer.member.programProgress.get(item.slug) : null;
  return useQuery({
    queryKey: ['start-target', item.id, progress],
    queryFn: () => findStartTarget(item, viewer),
    enabled: viewer.state !== 'loading',
    ...(isSeriesLike(item) ? {} : { initialData: { item, isFirstOfSeries: false } }),
    ...mediaRetries,
  });
}
