import { slug } from '#domain/catalogue/slug.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { CompletedWorkout } from '#domain/progress/completed-workout.ts';
import { localDate } from '#domain/time/calendar-date.ts';

/** A video workout of half an hour, completed at a moment. */
export const aCompletedWorkout = (
  completedAt: string,
  changes: Partial<CompletedWorkout> = {},
): CompletedWorkout => ({
  completedOn: localDate(new Date(completedAt)),
  completedAt: new Date(completedAt),
  isAudio: false,
  slug: slug('slow-flow'),
  title: 'Slow Flow',
  image: 'https://img.test/slow-flow.webp',
  duration: seconds(1800),
  calories: null,
  ...changes,
});
