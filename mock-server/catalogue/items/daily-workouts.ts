import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, isoDay, monthOf, startOfDay } from '../schedule/days.ts';
import { WorkoutsByMonth } from '../schedule/workouts-by-month.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { styleOf, type Genre } from '../vocabulary/styles.ts';
import type { Workout } from './workout.ts';
import { assembleWorkout } from './assemble-workout.ts';
import { composeTitle, generateWorkout } from './generate-workout.ts';

/** The day of the first workout of the 365 series. */
export const FIRST_DAILY = new Date('2024-01-01T00:00:00Z');

/** The genres of each weekday, from Sunday. */
const WEEKDAYS: readonly (readonly Genre[])[] = [
  ['Recovery', 'Mobility', 'Yoga'],
  ['Strength'],
  ['Cardio', 'HIIT'],
  ['Yoga', 'Pilates', 'Barre'],
  ['Strength', 'Boxing'],
  ['Dance', 'HIIT', 'Cardio'],
  ['Core', 'Boxing', 'Mobility'],
];

/** The 365 series: one workout a day, published at midnight UTC. */
export class DailyWorkouts {
  readonly #workouts = new WorkoutsByMonth(FIRST_DAILY, (name, days) => this.#generate(name, days));

  constructor(private readonly origin: string) {}

  /** The workout of a day. Undefined before the start of the series. */
  on(day: Date): Workout | undefined {
    if (day < FIRST_DAILY) return undefined;
    return this.#workouts.of(monthOf(day))[startOfDay(day).getUTCDate() - 1];
  }

  /** All workouts up to and including a day, newest first. */
  upTo(day: Date): Workout[] {
    return this.#workouts.upTo(day);
  }

  #generate(name: string, days: readonly Date[]): Workout[] {
    const chance = new SeededRandom(`365 of ${name}`);
    return days.map((day) => {
      const style = styleOf(chance.pick(WEEKDAYS[day.getUTCDay()] ?? ['HIIT']));
      const [focus, form] = [chance.pick(style.focuses), chance.pick(style.forms)];
      const title = composeTitle(chance, { style, focus, form }) ?? form.title;
      const place = {
        origin: this.origin,
        slug: `365-${isoDay(day)}`,
        title,
        pubdate: epochSeconds(day),
        extra: {
          feedid: playlistIds.browse365,
          coreTrack: 'db365',
          ...(chance.happens(0.05) && { free: 'true' }),
        },
      };
      return assembleWorkout(place, generateWorkout(chance, { style, focus, form }));
    });
  }
}
