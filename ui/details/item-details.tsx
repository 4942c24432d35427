import type { ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { DetailsBlock } from './details-block.tsx';
import { useWorkoutDetails } from '../queries/use-media.ts';

interface ItemDetailsProps {
  readonly item: MediaItem;
  /** What stands below them: it comes no sooner than they are there or have failed, so that they do not move it. */
  readonly children?: ReactNode;
}

/** The details of an item, as soon as they are there (MED-06). */
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
