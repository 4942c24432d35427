import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueItem } from '../../catalogue/items/catalogue-item.ts';
import { daysAfter, epochSeconds, isoDay, MS_A_DAY, startOfDay } from '../../catalogue/schedule/days.ts';
import { hashOf } from '../../catalogue/seeded/hash.ts';
import { memoize } from '../../memoize.ts';
import { completionOf, startOfWeek, type Completion } from '../completions.ts';
import { followedPrograms, isOpenToSubscribers } from './sample-records.ts';

const DAYS = 365;
const MS_A_MINUTE = 60_000;

/** A habit: at this time of the day (UTC) a session of this kind ends. */
type Habit = readonly [time: string, kind: Kind];
type Kind = 'daily' | 'program' | 'single' | 'audio';

/** The habits of a week, from Monday. */
type Week = readonly (readonly Habit[])[];

const THIS_WEEK: Week = [
  [
    ['05:40', 'daily'],
    ['06:35', 'single'],
    ['07:20', 'audio'],
  ],
  [['06:20', 'single']],
  [['18:30', 'audio']],
  [['06:25', 'single']],
  [['17:45', 'daily']],
  [
    ['08:30', 'single'],
    ['09:25', 'audio'],
  ],
  [['09:10', 'single']],
];

/** Two kinds of weeks by turns, first those of the last three months. */
const RECENT_WEEKS: readonly [Week, Week] = [
  [
    [
      ['06:10', 'daily'],
      ['07:05', 'audio'],
    ],
    [],
    [['06:20', 'program']],
    [],
    [['17:50', 'single']],
    [['09:15', 'program']],
    [],
  ],
  [
    [['06:15', 'program']],
    [['18:20', 'daily']],
    [],
    [['06:20', 'single']],
    [],
    [
      ['09:00', 'program'],
      ['10:05', 'audio'],
    ],
    [],
  ],
];

const EARLIER_WEEKS: readonly [Week, Week] = [
  [[['06:30', 'program']], [], [], [['18:10', 'daily']], [], [['09:40', 'program']], []],
  [
    [],
    [['06:30', 'program']],
    [],
    [],
    [],
    [
      ['09:30', 'single'],
      ['10:35', 'audio'],
    ],
    [],
  ],
];

const RECENT = 12;
/** Three weeks without training, as a holiday has them. */
const HOLIDAY = [29, 30, 31];

/**
 * A year of training up to a moment, newest first. It agrees with the sample records: of the first followed program the
 * workouts before the one to continue are done, and yesterday's daily workout is, too.
 */
export function trainingYear(catalogue: Catalogue, now: Date): Completion[] {
  const next = sessionsOf(catalogue);
  return Array.from({ length: DAYS }, (_day, daysAgo) => daysAgo).flatMap((daysAgo) => {
    const day = daysAfter(startOfDay(now), -daysAgo);
    const delay = (hashOf(isoDay(day)) % 17) * MS_A_MINUTE + (hashOf(`seconds ${isoDay(day)}`) % 60) * 1000;
    return habitsOf(day, now)
      .toReversed()
      .map(([time, kind]) => ({ kind, at: new Date(Date.parse(`${isoDay(day)}T${time}Z`) + delay) }))
      .filter(({ at }) => at <= now)
      .flatMap(({ kind, at }) => {
        const item = next[kind](daysAgo);
        return item ? (completionOf(item, at) ?? []) : [];
      });
  });
}

/** The habits of a day, in order. */
function habitsOf(day: Date, now: Date): readonly Habit[] {
  const weeksAgo = Math.round((startOfWeek(now).getTime() - startOfWeek(day).getTime()) / (7 * MS_A_DAY));
  const habits = weekOf(weeksAgo)[(day.getUTCDay() + 6) % 7] ?? [];
  const isYesterday = daysAfter(startOfDay(now), -1).getTime() === day.getTime();
  if (!isYesterday || habits.some(([, kind]) => kind === 'daily')) return habits;
  return [...habits, ['19:10', 'daily']];
}

function weekOf(weeksAgo: number): Week {
  if (weeksAgo === 0) return THIS_WEEK;
  if (HOLIDAY.includes(weeksAgo)) return [];
  const [odd, even] = weeksAgo <= RECENT ? RECENT_WEEKS : EARLIER_WEEKS;
  return weeksAgo % 2 === 1 ? odd : even;
}

/** The sessions of each kind, to be taken backwards in time. */
function sessionsOf(
  catalogue: Catalogue,
): Readonly<Record<Kind, (daysAgo: number) => CatalogueItem | undefined>> {
  const [programs, singles] = [programWorkouts(catalogue), singleWorkouts(catalogue)];
  const { audioSessions } = catalogue;
  let [program, single, audio] = [0, 0, 0];
  return {
    daily: (daysAgo) => catalogue.daily[daysAgo]?.item,
    program: () => programs[program++],
    single: () => singles[(single++ * SINGLES_APART) % singles.length],
    audio: () => audioSessions[audio++ % audioSessions.length],
  };
}

/** Far enough apart for different genres. */
const SINGLES_APART = 37;

/** The workouts of programs in the reverse of the order in which the member took them. */
function programWorkouts(catalogue: Catalogue): readonly CatalogueItem[] {
  const [current, upcoming] = followedPrograms(catalogue);
  const followed = [current?.program.mediaid, upcoming?.program.mediaid];
  const wasOpen = openAllYear(catalogue);
  const earlier = catalogue.programs.filter(({ item }) => wasOpen(item) && !followed.includes(item.mediaid));
  return [
    ...(current?.workouts.slice(0, 2).toReversed() ?? []),
    ...earlier.flatMap(({ workouts }) => workouts.map(({ item }) => item).toReversed()),
  ];
}

const singleWorkouts = memoize((catalogue: Catalogue): readonly CatalogueItem[] => {
  const wasOpen = openAllYear(catalogue);
  return catalogue.workouts.flatMap(({ item, facts }) => (!facts.program && wasOpen(item) ? [item] : []));
});

/** Whether an item was published before the year began, and is open to subscribers. */
function openAllYear({ today }: Catalogue): (item: CatalogueItem) => boolean {
  const beginning = epochSeconds(daysAfter(today, -DAYS));
  return (item) => item.pubdate < beginning && isOpenToSubscribers(item);
}
