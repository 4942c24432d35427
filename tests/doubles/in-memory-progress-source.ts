import type { AppFailure } from '#application/app-failure.ts';
import type { CompletedWorkoutsRequest, ProgressSource } from '#application/ports/progress-source.ts';
import type { Result } from '#application/result.ts';
import type { CompletedWorkout } from '#domain/progress/completed-workout.ts';
import type { MemberProgress } from '#domain/progress/member-progress.ts';

/** An in-memory source of a member's progress. */
export interface InMemoryProgressSource extends ProgressSource {
  /** From now on every call fails. */
  failWith(failure: AppFailure): void;
}

/** @param workouts all that the member has completed, in any order */
export function makeInMemoryProgressSource(
  progress: MemberProgress,
  workouts: readonly CompletedWorkout[],
): InMemoryProgressSource {
  let failure: AppFailure | null = null;
  const answer = async <T>(data: T): Promise<Result<T>> =>
    failure ? { data: null, errors: [failure] } : { data, errors: [] };
  const newestFirst = workouts.toSorted((one, other) => Number(other.completedAt) - Number(one.completedAt));
  const isIn =
    ({ from, to }: CompletedWorkoutsRequest) =>
    ({ completedAt }: CompletedWorkout): boolean =>
      completedAt !== null && completedAt >= from && completedAt <= to;
  return {
    failWith: (next) => (failure = next),
    progress: () => answer(progress),
    completedWorkouts: (request) => {
      const found = newestFirst.filter(isIn(request));
      const { offset, limit } = request;
      return answer({
        workouts: found.slice(offset, offset + limit),
        total: found.length,
        isTotalKnown: true,
      });
    },
  };
}
