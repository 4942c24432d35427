import type { ValueOf } from '../../value-of-schema.ts';
import { z } from '../../zod.ts';
import { listByKey, listOf, readContent, text } from './read-content.ts';

/** Grams. */
const macros = { protein: z.number().min(0), carbs: z.number().min(0), fat: z.number().min(0) };

const mealSchema = z
  .strictObject({
    name: text,
    /** What it is made of, for one person. */
    ingredients: text,
    ...macros,
  })
  .readonly();

export type Meal = ValueOf<typeof mealSchema>;
export type Macros = Pick<Meal, keyof typeof macros>;

const mealKindSchema = z.enum(['Breakfast', 'Snack', 'Lunch', 'After training', 'Dinner']);

export type MealKind = ValueOf<typeof mealKindSchema>;

const A_WEEK = 7;

const mealsIn = (file: string): readonly Meal[] =>
  readContent(`nutrition/${file}.yaml`, listByKey(mealSchema, 'name', A_WEEK));

/** At least a week of each kind. */
export const MEALS: Readonly<Record<MealKind, readonly Meal[]>> = {
  Breakfast: mealsIn('breakfasts'),
  Snack: mealsIn('snacks'),
  Lunch: mealsIn('lunches'),
  'After training': mealsIn('meals-after-training'),
  Dinner: mealsIn('dinners'),
};

/** A nutrition plan that coaches give; its week of meals is put together from its id. */
const planSchema = z
  .strictObject({
    id: text,
    name: text,
    aim: text,
    /** The meals of a day, in order. */
    meals: listOf(mealKindSchema),
    /** Sentences that hold on every day. */
    rules: listOf(text),
  })
  .readonly();

export type NutritionPlanWords = ValueOf<typeof planSchema>;

export const NUTRITION_PLANS = readContent('nutrition/plans.yaml', listByKey(planSchema, 'id'));

export const nutritionPlanNamed = (id: string | null): NutritionPlanWords | undefined =>
  NUTRITION_PLANS.find((plan) => plan.id === id);
