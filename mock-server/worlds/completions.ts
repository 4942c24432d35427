import { z } from '../zod.ts';
import { contentTypeOf } from '../catalogue/items/content-type-of.ts';
import { isAudioSession } from '../catalogue/items/audio-sessions.ts';
import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';
import { daysAfter, startOfDay } from '../catalogue/schedule/days.ts';
import { caloriesBurned } from '../catalogue/vocabulary/calories.ts';
import type { ValueOf } from '../value-of-schema.ts';

/** A workout or audio session that a member has finished. */
export const completionSchema = z.object({
  mediaid: z.string(),
  completedAt: z.string().meta({ description: 'ISO 8601' }),
  duration: z.number().meta({ description: 'Seconds' }),
  calories: z.number().meta({ description: 'Kilocalories, not rounded' }),
});

/** What a member has done in a period. */
export const snapshotSchema = z.object({
  completedWorkouts: z.int().min(0),
  totalMinutes: z.int().min(0).meta({ description: 'Each of them rounded up' }),
  caloriesBurned: z.number().min(0).meta({ description: 'Not rounded' }),
});

export type Completion = ValueOf<typeof completionSchema>;
type Snapshot = ValueOf<typeof snapshotSchema>;

/** The completion of an item at a moment; null for an item that is neither a workout nor an audio session. */
export function completionOf(item: CatalogueItem, at: Date): Completion | null {
  const { mediaid, duration, genre } = item;
  const counts = contentTypeOf(item) === 'workout' || isAudioSession(item);
  if (!counts || duration === 0) return null;
  return {
    mediaid,
    completedAt: at.toISOString(),
    duration,
    calories: caloriesBurned(genre, duration),
  };
}

export const snapshotOf = (completions: readonly Completion[]): Snapshot => ({
  completedWorkouts: completions.length,
  totalMinutes: completions.reduce((sum, { duration }) => sum + Math.ceil(duration / 60), 0),
  caloriesBurned: completions.reduce((sum, { calories }) => sum + calories, 0),
});

const DAYS_OF_A_WEEK = 7;

/** Midnight UTC at the start of the moment's week, which begins on Monday. */
export function startOfWeek(moment: Date): Date {
  const daysSinceMonday = (moment.getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;
  return daysAfter(startOfDay(moment), -daysSinceMonday);
}

/** The completions in the week of a moment. */
export function ofTheWeek(completions: readonly Completion[], moment: Date): readonly Completion[] {
  const monday = startOfWeek(moment);
  return between(completions, monday, new Date(daysAfter(monday, DAYS_OF_A_WEEK).getTime() - 1));
}

/** The completions from one moment to another, both included; null is no limit. */
export const between = (
  completions: readonly Completion[],
  from: Date | null,
  to: Date | null,
): readonly Completion[] =>
  completions.filter(({ completedAt }) => {
    const at = Date.parse(completedAt);
    return (from === null || at >= from.getTime()) && (to === null || at <= to.getTime());
  });

/** The latest first. */
export const newestFirst = (completions: readonly Completion[]): readonly Completion[] =>
  completions.toSorted((one, other) => Date.parse(other.completedAt) - Date.parse(one.completedAt));
