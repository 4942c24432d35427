import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { MINUTE_MS } from '#domain/time/milliseconds.ts';
import { todayAt, untilNextDay, type Today } from '#domain/time/today.ts';
import { useInjection } from './use-injection.ts';

/** The current day; it changes while the page is open. */
export function useToday(): Today {
  const clock = useInjection(Clock);
  const [today, setToday] = useState(() => todayAt(clock.now()));
  const { local, utc } = today;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForNextDay = () => {
      // Timers stand still while a device sleeps.
      timer = setTimeout(lookUp, Math.min(MINUTE_MS, untilNextDay(clock.now())));
    };
    const lookUp = () => {
      const now = todayAt(clock.now());
      if (now.local === local && now.utc === utc) waitForNextDay();
      else setToday(now);
    };
    waitForNextDay();
    return () => clearTimeout(timer);
  }, [clock, local, utc]);
  return today;
}
