import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { DIFFICULTIES } from '../vocabulary/levels.ts';
import { EQUIPMENT_NAMES, equipmentPiece } from '../vocabulary/equipment.ts';
import { STYLES } from '../vocabulary/styles.ts';
import { TRAINERS } from '../vocabulary/trainers.ts';
import { slugOf } from '../items/slug.ts';
import type { Workout } from '../items/workout.ts';

/** A dropdown of the browse page (CAT-20). */
export const filterOptionsSchema = z.object({
  description: z.string(),
  options: z.array(z.object({ label: z.string().min(1), value: z.string() })).min(1),
});

export type FilterOptions = ValueOf<typeof filterOptionsSchema>;

interface Filter extends FilterOptions {
  /** Whether a workout passes the filter at a value. */
  readonly passes: (workout: Workout, value: string) => boolean;
}

const LENGTHS = [
  { label: '10 minutes or less', value: '0-10' },
  { label: '10 to 20 minutes', value: '10-20' },
  { label: '20 to 30 minutes', value: '20-30' },
  { label: '30 to 45 minutes', value: '30-45' },
  { label: 'More than 45 minutes', value: '45-999' },
];

const NOTHING = { label: 'No equipment', value: 'none' };

/** CAT-21: the prefix of a trainer's value. */
export const TRAINER_PREFIX = 't:';

const FILTERS: Readonly<Record<string, Filter>> = {
  trainer: {
    description: 'Trainer',
    options: TRAINERS.map(({ id, name }) => ({ label: name, value: `${TRAINER_PREFIX}${id}` })).sort(
      (one, other) => one.label.localeCompare(other.label, 'en'),
    ),
    passes: ({ facts }, value) => value === `${TRAINER_PREFIX}${facts.trainer.id}`,
  },
  style: {
    description: 'Style',
    options: STYLES.map(({ genre }) => ({ label: genre, value: slugOf(genre) })),
    passes: ({ facts }, value) => value === slugOf(facts.genre),
  },
  difficulty: {
    description: 'Level',
    options: DIFFICULTIES.map((label) => ({ label, value: slugOf(label) })),
    passes: ({ facts }, value) => value === slugOf(facts.difficulty),
  },
  length: {
    description: 'Length',
    options: LENGTHS,
    passes: ({ item }, value) => isOfLength(item.duration, value),
  },
  equipment: {
    description: 'Equipment',
    options: [
      NOTHING,
      ...EQUIPMENT_NAMES.map((name) => ({ label: equipmentPiece(name).name, value: slugOf(name) })),
    ],
    passes: ({ facts }, value) =>
      value === NOTHING.value
        ? facts.equipment.length === 0
        : facts.equipment.some((name) => slugOf(name) === value),
  },
};

/** The dropdowns of the browse playlist, by parameter name. */
export const filterOptions: Readonly<Record<string, FilterOptions>> = Object.fromEntries(
  Object.entries(FILTERS).map(([name, { description, options }]) => [name, { description, options }]),
);

/** The workouts that pass all given filters; unknown names and empty values are ignored. */
export function matchingWorkouts(
  workouts: readonly Workout[],
  filters: Readonly<Record<string, string>>,
): Workout[] {
  const asked = Object.entries(filters).flatMap(([name, value]) => {
    const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    return filter && value ? [{ filter, value }] : [];
  });
  return workouts.filter((workout) => asked.every(({ filter, value }) => filter.passes(workout, value)));
}

/** Excludes the lower bound, includes the upper; in minutes. */
function isOfLength(duration: number, value: string): boolean {
  const [from = 0, to = 0] = value.split('-').map(Number);
  return duration > from * 60 && duration <= to * 60;
}
