import { useQuery } from '@tanstack/react-query';
import { dataOf } from '#application/ports/answer.ts';
import { SlugDirectory } from '#application/ports/slug-directory.ts';
import { useApp } from '../shell/use-app.ts';

/** The series and programs by their slugs. */
export function useSeries() {
  const directory = useApp(SlugDirectory);
  return useQuery({ queryKey: ['series'], queryFn: async () => dataOf(await directory.series()) });
}
