import { daysOfMonth, epochSeconds, monthsBetween, type Month } from './days.ts';
import type { Workout } from '../items/workout.ts';

/** Workouts of many months, of which each month is generated once, when it is first needed. */
export class WorkoutsByMonth {
  readonly #months = new Map<string, readonly Workout[]>();

  /**
   * @param since a day in the first month
   * @param generate makes the workouts of a month, oldest first, from its name and its days
   */
  constructor(
    private readonly since: Date,
    private readonly generate: (name: string, days: readonly Date[]) => readonly Workout[],
  ) {}

  of(month: Month): readonly Workout[] {
    const name = `${month.year}-${month.month}`;
    const known = this.#months.get(name) ?? this.generate(name, daysOfMonth(month));
    this.#months.set(name, known);
    return known;
  }

  /** All workouts published up to and including a moment, newest first. */
  upTo(moment: Date): Workout[] {
    const last = epochSeconds(moment);
    return monthsBetween(this.since, moment)
      .flatMap((month) => this.of(month))
      .filter(({ item }) => item.pubdate <= last)
      .reverse();
  }
}
