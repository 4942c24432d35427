import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { localDate, utcDate, type CalendarDate } from '#domain/time/calendar-date.ts';
import { MINUTE_MS } from '#domain/time/milliseconds.ts';
import { untilNextDay } from '#domain/time/until-next-day.ts';
import { useInjection } from './use-injection.ts';

/** The current day where the member is; it changes while the page is open. */
export const useToday = (): CalendarDate => useDay(localDate);

/** The current day of the platform, which counts in UTC; it changes while the page is open. */
export const usePlatformDay = (): CalendarDate => useDay(utcDate);

function useDay(dayOf: (moment: Date) => CalendarDate): CalendarDate {
  const clock = useInjection(Clock);
  const [day, setDay] = useState(() => dayOf(clock.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForNextDay = () => {
      // Timers stand still while a device sleeps.
      timer = setTimeout(lookUp, Math.min(MINUTE_MS, untilNextDay(clock.now())));
    };
    const lookUp = () => {
      setDay(dayOf(clock.now()));
      waitForNextDay();
    };
    waitForNextDay();
    return () => clearTimeout(timer);
  }, [clock, dayOf]);
  return day;
}
