import { SeededRandom } from '../seeded/seeded-random.ts';
import {
  MEALS,
  type Macros,
  type Meal,
  type MealKind,
  type NutritionPlanWords,
} from '../vocabulary/nutrition.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export interface NutritionDay {
  readonly weekday: (typeof WEEKDAYS)[number];
  readonly meals: readonly { readonly kind: MealKind; readonly meal: Meal }[];
}

/** The week of a plan, the same in every run; no meal comes twice. */
export function nutritionWeek({ id, meals: kinds }: NutritionPlanWords): readonly NutritionDay[] {
  const chance = new SeededRandom(`nutrition plan ${id}`);
  const chosen = kinds.map((kind) => ({ kind, meals: chance.several(MEALS[kind], WEEKDAYS.length) }));
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    meals: chosen.flatMap(({ kind, meals }) => meals.slice(index, index + 1).map((meal) => ({ kind, meal }))),
  }));
}

const KCAL_PER_GRAM: Macros = { protein: 4, carbs: 4, fat: 9 };

/** Kilocalories, from the grams. */
export const energyOf = ({ protein, carbs, fat }: Macros): number =>
  protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat;

export const totalOf = (parts: readonly Macros[]): Macros =>
  parts.reduce<Macros>(
    (sum, { protein, carbs, fat }) => ({
      protein: sum.protein + protein,
      carbs: sum.carbs + carbs,
      fat: sum.fat + fat,
    }),
    { protein: 0, carbs: 0, fat: 0 },
  );

/** What a day has in all. */
export const dayTotal = ({ meals }: NutritionDay): Macros => totalOf(meals.map(({ meal }) => meal));
