import * as z from 'zod/mini';
import type {
  CompletedWorkouts,
  CompletedWorkoutsRequest,
  ProgressSource,
} from '#application/ports/progress-source.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { CompletedWorkout } from '#domain/progress/completed-workout.ts';
import type { ActivityTotals, MemberProgress } from '#domain/progress/member-progress.ts';
import {
  day,
  isDayAlone,
  idText,
  lenient,
  moment,
  nonEmptyString,
  numberLike,
  parsed,
  read,
  readEach,
} from '../http/wire.ts';
import { mapResult, type AccountApi } from './account-api.ts';

const amount = numberLike.check(z.refine((sent) => sent >= 0));

const totals = z.object({ completedWorkouts: amount, totalMinutes: amount, caloriesBurned: amount });
const progressAnswer = z.object({
  memberSince: lenient(z.string()),
  snapshots: z.object({ all: totals, week: totals }),
});

/** When a workout was completed. */
function completion(written: string): Pick<CompletedWorkout, 'completedOn' | 'completedAt'> | null {
  const completedOn = day(written);
  return completedOn && { completedOn, completedAt: isDayAlone(written) ? null : moment(written) };
}

const entry = z.object({
  dateCompleted: parsed(z.string(), completion, 'not a date'),
  sessionType: lenient(z.string()),
  slug: lenient(idText),
  title: nonEmptyString,
  thumbnail: lenient(z.string()),
  duration: amount,
  calories: lenient(amount),
});
const historyAnswer = z.object({ data: z.array(z.unknown()), total: lenient(amount) });

const AUDIO = 'AudioSession';

/** The account API's calls for a member's progress and workout history (Specification 2, section 7). */
export const makeApiProgress = (api: AccountApi, reporter: Reporter): ProgressSource => ({
  progress: async () => mapResult(await api.get('/api/v3/jwp/history'), readProgress),
  completedWorkouts: async (request) =>
    mapResult(await api.get(`/api/v3/jwp/completion_history?${queryOf(request)}`), (data) =>
      readHistory(data, request, api, reporter),
    ),
});

const queryOf = ({ offset, limit, from, to }: CompletedWorkoutsRequest): string =>
  new URLSearchParams({
    offset: String(offset),
    pageSize: String(limit),
    from: from.toISOString(),
    to: to.toISOString(),
  }).toString();

function readProgress(data: unknown): MemberProgress {
  const { memberSince, snapshots } = read(progressAnswer, data, 'The progress');
  return {
    memberSince: memberSince === undefined ? null : day(memberSince),
    allTime: readTotals(snapshots.all),
    thisWeek: readTotals(snapshots.week),
  };
}

const readTotals = (wire: z.output<typeof totals>): ActivityTotals => ({
  workouts: wire.completedWorkouts,
  minutes: wire.totalMinutes,
  calories: wire.caloriesBurned,
});

/**
 * Without a total, or with one that is less than what came, what has been seen so far is the total, unless the part is full: then
 * there may be more.
 */
function readHistory(
  answer: unknown,
  { offset, limit }: CompletedWorkoutsRequest,
  { imageAddress }: AccountApi,
  reporter: Reporter,
): CompletedWorkouts {
  const { data, total = 0 } = read(historyAnswer, answer, 'The workout history');
  const isKnown = total >= data.length;
  return {
    workouts: readEach(entry, data, 'A completed workout', reporter).map((wire) =>
      readWorkout(wire, imageAddress),
    ),
    total: isKnown ? Math.floor(total) : offset + data.length,
    isTotalKnown: isKnown || data.length < limit,
  };
}

const readWorkout = (
  wire: z.output<typeof entry>,
  imageAddress: AccountApi['imageAddress'],
): CompletedWorkout => ({
  ...wire.dateCompleted,
  isAudio: wire.sessionType === AUDIO,
  slug: wire.slug === undefined ? null : slug(wire.slug),
  title: wire.title,
  image: imageAddress(wire.thumbnail),
  duration: seconds(wire.duration),
  calories: wire.calories ?? null,
});
