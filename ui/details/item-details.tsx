import type { ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { DetailsBlock } from './details-block.tsx';
import { useWorkoutDetails } from '../queries/use-media.ts';

interface ItemDetailsProps {
  readonly item: MediaItem;
  /** Shown below the details, once they have loaded or failed, to avoid a layout shift. */
  readonly children?: ReactNode;
}

/** The details of an item, once loaded (MED-06). */
export function ItemDetails({ item, children }: ItemDetailsProps) {
  const { data: details, isPending } = useWorkoutDetails(item.id);
  if (isPending) return null;
  return (
    <>
      {details && <DetailsBlock item={item} details={details} />}
      {children}
    </>
  );
}
