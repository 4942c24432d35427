import { Clock } from '#application/ports/clock.ts';
import { Downloads } from '#application/ports/downloads.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { wholeMinutes } from '#domain/catalogue/duration.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { ProgramWorkout } from '#domain/catalogue/program-workouts.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { calendarFile, type CalendarEntry } from '#domain/time/calendar-file.ts';
import { useText } from '../i18n/i18n.ts';
import { useInjection } from '../session/use-injection.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';

/** A program with its workouts in order. */
export interface ProgramSchedule {
  readonly program: MediaItem;
  readonly workouts: readonly ProgramWorkout[];
}

/** Returns a function that downloads the calendar file of a program, whose workouts are on these days. */
export function useSaveCalendar(): (schedule: ProgramSchedule, days: readonly CalendarDate[]) => void {
  const t = useText();
  const titleOf = useItemTitle();
  const forLink = useForLink();
  const clock = useInjection(Clock);
  const downloads = useInjection(Downloads);
  const { origin, hostname } = window.location;
  return ({ program, workouts }, days) => {
    const entryOf = ({ item, place }: ProgramWorkout, day: CalendarDate): CalendarEntry => {
      const address = new URL(BASE_PATH + cardLink(forLink(item), null), origin).href;
      const facts = [
        titleOf(program),
        t('details:workoutNumber', { number: place }),
        item.duration > 0 && t('catalogue:minutes', { minutes: wholeMinutes(item.duration) }),
      ];
      return {
        id: `${program.id}-${item.id}`,
        day,
        title: titleOf(item),
        description: `${facts.filter(Boolean).join(' • ')}\n${address}`,
        address,
      };
    };
    const entries = days.flatMap((day, index) => {
      const workout = workouts[index];
      return workout ? [entryOf(workout, day)] : [];
    });
    downloads.save({
      name: `${program.slug ?? program.id}.ics`,
      type: 'text/calendar',
      text: calendarFile(entries, { host: hostname, writtenAt: clock.now() }),
    });
  };
}
