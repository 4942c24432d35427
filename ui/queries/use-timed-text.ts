import { useQuery } from '@tanstack/react-query';
import { TimedText } from '#application/ports/timed-text.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaRetries } from './retry-policy.ts';

/**
 * The cues of a WebVTT file, loaded while they are wanted.
 *
 * @param address null if there is none
 */
export function useTimedText(address: string | null, isWanted: boolean) {
  const texts = useInjection(TimedText);
  return useQuery({
    queryKey: ['timed-text', address],
    queryFn: () => texts.cues(address ?? ''),
    enabled: isWanted && address !== null,
    staleTime: Infinity,
    ...mediaRetries,
  });
}
