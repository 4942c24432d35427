import { BREAKFASTS } from './breakfasts.ts';
import { DINNERS } from './dinners.ts';
import { LUNCHES } from './lunches.ts';
import type { Meal } from './meal.ts';
import { RECOVERY_MEALS } from './recovery-meals.ts';
import { SNACKS } from './snacks.ts';

export type MealKind = 'Breakfast' | 'Snack' | 'Lunch' | 'After training' | 'Dinner';

/** At least a week of each kind. */
export const MEALS: Readonly<Record<MealKind, readonly Meal[]>> = {
  Breakfast: BREAKFASTS,
  Snack: SNACKS,
  Lunch: LUNCHES,
  'After training': RECOVERY_MEALS,
  Dinner: DINNERS,
};
