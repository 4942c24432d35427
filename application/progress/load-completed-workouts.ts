import { token } from '../injection/token.ts';
import type {
  CompletedWorkouts,
  CompletedWorkoutsRequest,
  ProgressSource,
} from '../ports/progress-source.ts';
import type { Result } from '../result.ts';

/** Of a longer list only so many are loaded. */
export const MOST_WORKOUTS = 2_000;

/** The most that the account API sends at once. */
const PART = 100;

/**
 * Loads all workouts that were completed in a period, the newest 2,000 if there are more, newest first. If the first part says how
 * many there are, the others are loaded at once, otherwise one after another. Does not throw (SHL-12).
 */
export type LoadCompletedWorkouts = (
  period: Pick<CompletedWorkoutsRequest, 'from' | 'to'>,
) => Promise<Result<CompletedWorkouts>>;
export const LoadCompletedWorkouts = token<LoadCompletedWorkouts>('LoadCompletedWorkouts');

type Part = Result<CompletedWorkouts>;

export const makeLoadCompletedWorkouts =
  (source: ProgressSource): LoadCompletedWorkouts =>
  async (period) => {
    const load = (offset: number) => source.completedWorkouts({ ...period, offset, limit: PART });
    const parts = [await load(0)];
    for (let next = nextOffsets(parts); next.length > 0; next = nextOffsets(parts)) {
      parts.push(...(await Promise.all(next.map(load))));
    }
    return parts.find(({ data }) => data === null) ?? { data: joined(parts), errors: [] };
  };

/** Where the parts begin that can be loaded now; none after the last one, and after a failure. */
function nextOffsets(parts: readonly Part[]): readonly number[] {
  const last = parts.at(-1)?.data;
  const loaded = parts.length * PART;
  if (!last) return [];
  if (!last.isTotalKnown) return loaded < MOST_WORKOUTS ? [loaded] : [];
  const missing = Math.min(last.total, MOST_WORKOUTS) - loaded;
  return Array.from(
    { length: Math.max(0, Math.ceil(missing / PART)) },
    (_part, index) => loaded + index * PART,
  );
}

function joined(parts: readonly Part[]): CompletedWorkouts {
  const all = parts.flatMap(({ data }) => data ?? []);
  const { total = 0, isTotalKnown = true } = all.at(-1) ?? {};
  return { workouts: all.flatMap(({ workouts }) => workouts), total, isTotalKnown };
}
