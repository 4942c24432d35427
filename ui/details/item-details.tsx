import type { ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { withTitle } from '#domain/catalogue/public-title.ts';
import type { WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { DetailsBlock, DetailsSkeleton } from './details-block.tsx';
import { useWorkoutDetails } from '../queries/use-media.ts';
import { useSeriesIdsBySlug } from '../queries/use-series-ids-by-slug.ts';
import { useConfig } from '../session/use-config.ts';
import { useItemTitle } from '../session/use-item-title.ts';

interface ItemDetailsProps {
  readonly item: MediaItem;
  /** Shown below the details, whose place is kept while they load. */
  readonly children?: ReactNode;
}

/** The details of an item (MED-06). */
export function ItemDetails({ item, children }: ItemDetailsProps) {
  const { data: details, isPending } = useWorkoutDetails(item.id);
  const program = useNamedProgram(details?.program ?? null);
  return (
    <>
      {isPending && <DetailsSkeleton />}
      {details && <DetailsBlock item={item} details={{ ...details, program }} />}
      {children}
    </>
  );
}

type Program = WorkoutDetails['program'];

/**
 * The program under the title that the viewer reads (CAT-25). Its id is looked up if the details lack it; until then nothing says
 * which title that is.
 */
function useNamedProgram(program: Program): Program {
  const titleOf = useItemTitle();
  const { publicTitles } = useConfig();
  const isWanted = program !== null && program.id === null && publicTitles.size > 0;
  const { data: series, isLoading } = useSeriesIdsBySlug(isWanted);
  if (!program || isLoading) return null;
  const id = program.id ?? series?.get(program.slug);
  if (!id) return program;
  const item = { id, title: program.name, slug: program.slug };
  const { title: name, slug } = withTitle(item, titleOf(item));
  return { id, name, slug };
}
