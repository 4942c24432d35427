import type { ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { withTitle } from '#domain/catalogue/public-title.ts';
import type { WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { DetailsBlock, DetailsSkeleton } from './details-block.tsx';
import { useWorkoutDetails } from '../queries/use-media.ts';
import { useItemTitle } from '../session/use-item-title.ts';

interface ItemDetailsProps {
  readonly item: MediaItem;
  /** Shown below the details, whose place is kept while they load. */
  readonly children?: ReactNode;
}

/** The details of an item (MED-06). */
export function ItemDetails({ item, children }: ItemDetailsProps) {
  const { data: details, isPending } = useWorkoutDetails(item.id);
  const titleOf = useItemTitle();
  return (
    <>
      {isPending && <DetailsSkeleton />}
      {details && <DetailsBlock item={item} details={withViewerTitles(details, titleOf)} />}
      {children}
    </>
  );
}

/** The details with the program under the title that the viewer reads (CAT-25). */
function withViewerTitles(details: WorkoutDetails, titleOf: ReturnType<typeof useItemTitle>): WorkoutDetails {
  const { program } = details;
  if (!program?.id) return details;
  const { title: name, slug } = withTitle(
    { id: program.id, title: program.name, slug: program.slug },
    titleOf({ id: program.id, title: program.name }),
  );
  return { ...details, program: { ...program, name, slug } };
}
