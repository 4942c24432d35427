import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { useInjection } from '../session/use-injection.ts';

/** LIV-02: how often it is looked up what is on. */
const REFRESH_MS = 5 * SECOND_MS;

/** The time, every 5 seconds. */
export function useLiveClock(): EpochMs {
  const clock = useInjection(Clock);
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
