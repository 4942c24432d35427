import type { Slug } from '../catalogue/slug.ts';
import { workoutLink } from '../navigation/paths.ts';
import type { Seconds } from '../playback/seconds.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** A workout that a member has finished (Specification 2, section 3, "Workout history entry"). */
export interface CompletedWorkout {
  /** The day, as the member's calendar counts it. */
  readonly completedOn: CalendarDate;
  /** Null if no more than the day is known. */
  readonly completedAt: Date | null;
  readonly isAudio: boolean;
  /** Null if there is no page for it any more. */
  readonly slug: Slug | null;
  readonly title: string;
  readonly image: string | null;
  readonly duration: Seconds;
  /** Not rounded; null if they are not known. */
  readonly calories: number | null;
}

/** PRG-06: the page that an entry of the history leads to; null for a session to listen to, which has none. */
export const completedWorkoutLink = ({
  isAudio,
  slug,
}: Pick<CompletedWorkout, 'isAudio' | 'slug'>): string | null =>
  isAudio || slug === null ? null : workoutLink(slug);
