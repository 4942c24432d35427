import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useInjection } from './use-injection.ts';

/**
 * The time, which goes on while it shows.
 *
 * @param refreshMs how often it is looked up
 */
export function useCurrentTime(refreshMs: number): EpochMs {
  const clock = useInjection(Clock);
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), refreshMs);
    return () => clearInterval(timer);
  }, [clock, refreshMs]);
  return now;
}
