import { daysAfter, epochSeconds } from '../schedule/days.ts';
import type { DailyCatalogue } from '../schedule/daily-catalogue.ts';
import type { Workout } from '../items/workout.ts';

const DAYS_OF_A_WEEK = 7;

/** Whether a workout was published within the last seven days, including today. */
export function isOfThisWeek({ today }: DailyCatalogue): (workout: Workout) => boolean {
  const first = epochSeconds(daysAfter(today, 1 - DAYS_OF_A_WEEK));
  return ({ item }) => item.pubdate >= first;
}
