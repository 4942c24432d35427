import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { ageOf, type Age } from '#domain/time/age.ts';
import { useInjection } from '../session/use-injection.ts';

const REFRESH_MS = 15 * SECOND_MS;

/** How long ago a moment was; it grows while it shows. */
export function useAge(moment: EpochMs): Age {
  const clock = useInjection(Clock);
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return ageOf(now - moment);
}
