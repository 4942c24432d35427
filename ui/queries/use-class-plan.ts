import { useQuery } from '@tanstack/react-query';
import { LoadClassPlan } from '#application/playback/load-class-plan.ts';
import type { MediaTrack } from '#domain/catalogue/media-item.ts';
import { NO_PLAN, type ClassPlan } from '#domain/playback/class-plan.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { useInjection } from '../session/use-injection.ts';

/** The address of the first track of a kind; null if there is none. */
export const trackOfKind = (tracks: readonly MediaTrack[], kind: MediaTrack['kind']): string | null =>
  tracks.find((track) => track.kind === kind)?.file ?? null;

/**
 * The plan of a class (PLY-10), empty if the video has none.
 *
 * @param isWanted whether to load it
 */
export function useClassPlan(
  tracks: readonly MediaTrack[],
  duration: Seconds,
  isWanted = true,
): { readonly plan: ClassPlan; readonly isLoading: boolean } {
  const load = useInjection(LoadClassPlan);
  const track = trackOfKind(tracks, 'chapters');
  const { data = NO_PLAN, isLoading } = useQuery({
    queryKey: ['class-plan', track],
    queryFn: () => load(track ?? '', duration),
    enabled: isWanted && track !== null,
    staleTime: Infinity,
  });
  return { plan: data, isLoading };
}
