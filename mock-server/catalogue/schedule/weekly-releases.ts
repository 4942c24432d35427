import { SeededRandom } from '../seeded/seeded-random.ts';
import { epochSeconds, isoDay } from './days.ts';
import { WorkoutsByMonth } from './workouts-by-month.ts';
import { slugOf } from '../items/slug.ts';
import { rareFields } from '../items/standalone-workouts.ts';
import { STYLES } from '../vocabulary/styles.ts';
import type { Workout } from '../items/workout.ts';
import { assembleWorkout } from '../items/assemble-workout.ts';
import { workoutId } from '../items/platform-id.ts';
import { composeTitle, trainerFor, generateWorkout } from '../items/generate-workout.ts';

const FIRST_RELEASE = new Date('2025-07-07T00:00:00Z');
const A_DAY = 2;
const MORNING = 5 * 3600;
const SUNDAY = 0;

/** Releases since July 2025: two workouts a day except on Sundays. */
export class WeeklyReleases {
  readonly #workouts = new WorkoutsByMonth(FIRST_RELEASE, (name, days) => this.#generate(name, days));

  constructor(private readonly origin: string) {}

  /** All releases up to and including a day, newest first. */
  upTo(day: Date): Workout[] {
    return this.#workouts.upTo(new Date(day.getTime() + MORNING * 1000));
  }

  #generate(name: string, days: readonly Date[]): Workout[] {
    const chance = new SeededRandom(`releases of ${name}`);
    const since = days.filter((day) => day >= FIRST_RELEASE && day.getUTCDay() !== SUNDAY);
    return since.flatMap((day) =>
      chance.several(STYLES, A_DAY).map((style) => {
        const [focus, form] = [chance.pick(style.focuses), chance.pick(style.forms)];
        const trainer = trainerFor(chance, style);
        const named = composeTitle(chance, { style, focus, form }) ?? form.title;
        const title = chance.happens(0.4) ? `${named} with ${trainer.name.split(' ')[0]}` : named;
        const slug = `${slugOf(title)}-${isoDay(day)}`;
        const extra = rareFields(chance, style, workoutId(slug));
        const pubdate = epochSeconds(day) + MORNING;
        const written = generateWorkout(chance, { style, focus, form, trainer });
        return assembleWorkout({ origin: this.origin, slug, title, pubdate, extra }, written);
      }),
    );
  }
}
