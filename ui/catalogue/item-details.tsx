import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { DetailsBlock } from './details-block.tsx';
import { useWorkoutDetails } from './use-media.ts';

/** The details of an item, as soon as they are there (MED-06). */
export function ItemDetails({ item }: { item: MediaItem }) {
  const { data: details } = useWorkoutDetails(item.id);
  return details ? <DetailsBlock item={item} details={details} /> : null;
}
