import type { Access } from '../access/access-rule.ts';
import { isLive, seconds } from '../playback/seconds.ts';
import { progressState, resumePosition, type Progress, type ProgressState } from '../progress/progress.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { isTodaysWorkout } from './daily-series.ts';
import { wholeMinutes } from './duration.ts';
import type { MediaItem } from './media-item.ts';

/** What a card shows in addition to image and title (CAT-09). */
export interface CardFacts {
  readonly locked: boolean;
  readonly progressState: ProgressState;
  readonly length: { readonly kind: 'minutes'; readonly minutes: number } | { readonly kind: 'live' } | null;
  readonly difficulty: string | null;
  /** The names of what the workout needs, separated by commas; empty if nothing is known. */
  readonly equipment: string;
}

/** The facts of a card; until the viewer is known, no item is shown as locked. */
export function cardFacts(item: MediaItem, access: Access, progress: Progress): CardFacts {
  return {
    locked: isLocked(item, access),
    progressState: progressState(progress),
    length: lengthOf(item),
    difficulty: item.difficulty,
    equipment: item.equipment.join(', '),
  };
}

/** Whether a card shows that the viewer may not watch the item. */
export const isLocked = (item: MediaItem, access: Access): boolean =>
  access.state === 'locked' && isPlayable(item);

/** Only playable items can be locked: a trainer, a page or a hub is open to everyone. */
const isPlayable = ({ contentType }: MediaItem): boolean =>
  contentType !== 'trainer' && contentType !== 'page' && contentType !== 'hub';

function lengthOf(item: MediaItem): CardFacts['length'] {
  if (!isPlayable(item)) return null;
  if (!isLive(item.duration)) return { kind: 'minutes', minutes: wholeMinutes(item.duration) };
  return item.contentType === 'program' || item.contentType === 'series' ? null : { kind: 'live' };
}

interface ToPlay {
  readonly access: Access;
  readonly progress: Progress;
  /** Whether a program that the viewer follows continues with it. */
  readonly isNextWorkout: boolean;
  /** Of the platform, which counts in UTC. */
  readonly today: CalendarDate;
}

/**
 * CAT-28: whether a card starts its video: one that the viewer has begun, the next workout of a followed program, or today's 365.
 */
export function startsVideo(
  item: Pick<MediaItem, 'coreTrack' | 'duration' | 'publishedAt'>,
  { access, progress, isNextWorkout, today }: ToPlay,
): boolean {
  const isOffered = isNextWorkout || isTodaysWorkout(item, today) || progressState(progress) === 'started';
  return isOffered && canStart(item, access, progress);
}

/** Whether the viewer may watch an item (ACC-04), and has not finished it; a live stream has no end. */
export const canStart = (
  { duration }: Pick<MediaItem, 'duration'>,
  access: Access,
  progress: Progress,
): boolean => access.state === 'granted' && !isLive(duration) && progressState(progress) !== 'finished';

/** The whole minutes from where a video resumes to its end. */
export const minutesLeft = ({ duration }: Pick<MediaItem, 'duration'>, progress: Progress): number =>
  wholeMinutes(seconds(Math.round(duration - resumePosition(progress, duration))));
