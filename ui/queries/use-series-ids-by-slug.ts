import { useQuery } from '@tanstack/react-query';
import { dataOf } from '#application/result.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import { useInjection } from '../session/use-injection.ts';

/** The ids of series and programs by their slugs, loaded while they are wanted. */
export function useSeriesIdsBySlug(isWanted = true) {
  const directory = useInjection(SlugDirectory);
  return useQuery({
    queryKey: ['series'],
    queryFn: async () => dataOf(await directory.series()),
    enabled: isWanted,
  });
}
