import type { Catalogue } from '../../catalogue/catalogue.ts';
import { platformId } from '../../catalogue/items/platform-id.ts';
import { daysAfter, isoDay } from '../../catalogue/schedule/days.ts';
import { hashOf } from '../../catalogue/seeded/hash.ts';
import { completionOf, newestFirst, type Completion } from '../completions.ts';
import { dayOfPlan, type WorkoutPlan } from '../workout-plans.ts';

/** A plan day by day: each takes the next workout of this program, or rests. */
type Theme = readonly (string | null)[];

const weeks = (count: number, week: Theme): Theme => Array.from({ length: count }, () => week).flat();

const STRENGTH_WEEK: Theme = [
  'coached_strength',
  'yoga_for_lifters',
  'coached_strength',
  null,
  'coached_strength',
  'walk_it_off',
  null,
];

const BALANCE_WEEK: Theme = [
  'coached_balance',
  null,
  'coached_balance',
  'move_daily',
  null,
  'coached_balance',
  'yin_evenings',
];

const FIRST_LIFTS_WEEK: Theme = [
  'iron_basics',
  null,
  'iron_basics',
  'walk_it_off',
  'iron_basics',
  null,
  null,
];

const TWO_DUMBBELLS_WEEK: Theme = [
  'two_dumbbells',
  'yoga_for_lifters',
  'two_dumbbells',
  null,
  'two_dumbbells',
  'two_dumbbells',
  null,
];

export const THEMES = {
  /** Three lifts a week in four weeks, with yoga and walks between them. */
  strength: weeks(4, STRENGTH_WEEK),
  /** Four weeks that begin and end with a workout. */
  balance: weeks(4, BALANCE_WEEK),
  /** From a beginner's first lifts to the intermediate program, in eight weeks. */
  foundations: [...weeks(4, FIRST_LIFTS_WEEK), ...weeks(4, TWO_DUMBBELLS_WEEK)],
  /** Strength with a second week of rest alone. */
  restful: [...STRENGTH_WEEK, ...weeks(1, STRENGTH_WEEK).map(() => null), ...weeks(2, STRENGTH_WEEK)],
  /** A way back into training that does not fill whole weeks. */
  tenDays: [
    'move_daily',
    'back_care',
    null,
    'move_daily',
    'sleep_better',
    'back_care',
    null,
    'move_daily',
    'back_care',
    'sleep_better',
  ],
} satisfies Readonly<Record<string, Theme>>;

export interface PlanBrief {
  /** Distinguishes the plan from all others: the persona's id, and a number if there are several. */
  readonly name: string;
  readonly theme: keyof typeof THEMES;
  /** The number of the plan's day that is today: 1 on its first day, 0 on the day before. */
  readonly today: number;
  readonly nutritionPlan?: string;
  /** The numbers of the past days whose workouts were skipped. */
  readonly skipped?: readonly number[];
}

/** A plan that has reached a certain day. */
export const samplePlan = (
  catalogue: Catalogue,
  now: Date,
  { name, theme, today, nutritionPlan }: PlanBrief,
): WorkoutPlan => ({
  id: platformId('workout plan', name),
  startsAt: isoDay(daysAfter(now, 1 - today)),
  schedule: scheduleOf(catalogue, THEMES[theme]),
  nutritionPlan: nutritionPlan ?? null,
});

function scheduleOf(catalogue: Catalogue, theme: Theme): (string | null)[] {
  const taken = new Map<string, number>();
  return theme.map((program) => {
    if (program === null) return null;
    const place = taken.get(program) ?? 0;
    taken.set(program, place + 1);
    return catalogue.program(program)?.workouts[place]?.item.mediaid ?? null;
  });
}

const MORNING = 'T06:40:00Z';
const MOST_SECONDS_LATER = 90 * 60;

/** The completions of a plan up to yesterday, newest first; the skipped days have none. */
export function planCompletions(
  catalogue: Catalogue,
  plan: WorkoutPlan,
  { today, skipped = [] }: PlanBrief,
): readonly Completion[] {
  const done = plan.schedule.slice(0, Math.max(0, today - 1)).flatMap((mediaid, index) => {
    const item = mediaid !== null && !skipped.includes(index + 1) && catalogue.item(mediaid);
    if (!item) return [];
    const morning = Date.parse(dayOfPlan(plan, index) + MORNING);
    const at = new Date(morning + (hashOf(item.mediaid) % MOST_SECONDS_LATER) * 1000);
    return completionOf(item, at) ?? [];
  });
  return newestFirst(done);
}
