import { useSyncExternalStore } from 'react';
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
  return useSyncExternalStore(nextDays(clock), () => dayOf(clock.now()));
}

type Subscribe = (onDay: () => void) => () => void;

const subscriptions = new WeakMap<Clock, Subscribe>();

/** Subscribes to the beginnings of days, here and in UTC. One timer serves a page of any number of cards. */
function nextDays(clock: Clock): Subscribe {
  const known = subscriptions.get(clock);
  if (known) return known;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const waitForNextDay = () => {
    // Timers stand still while a device sleeps.
    timer = setTimeout(lookUp, Math.min(MINUTE_MS, untilNextDay(clock.now())));
  };
  const lookUp = () => {
    waitForNextDay();
    for (const onDay of [...listeners]) onDay();
  };
  const subscribe: Subscribe = (onDay) => {
    if (listeners.size === 0) waitForNextDay();
    listeners.add(onDay);
    return () => {
      listeners.delete(onDay);
      if (listeners.size === 0) clearTimeout(timer);
    };
  };
  subscriptions.set(clock, subscribe);
  return subscribe;
}
