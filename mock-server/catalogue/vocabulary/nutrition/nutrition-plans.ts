import type { MealKind } from './meals.ts';

/** A nutrition plan that coaches give; its week of meals is put together from its id. */
export interface NutritionPlanWords {
  readonly id: string;
  readonly name: string;
  readonly aim: string;
  /** The meals of a day, in order. */
  readonly meals: readonly MealKind[];
  /** Sentences that hold on every day. */
  readonly rules: readonly string[];
}

export const NUTRITION_PLANS: readonly NutritionPlanWords[] = [
  {
    id: 'steady-strength',
    name: 'Steady Strength',
    aim: 'Five meals a day for the weeks in which you lift: protein in each of them, and enough to grow on.',
    meals: ['Breakfast', 'Snack', 'Lunch', 'After training', 'Dinner'],
    rules: [
      'Eat the meal after training within an hour of your last set; on rest days, leave it out.',
      'Swap a lunch for any other lunch of the week, and a dinner for any other dinner.',
      'Drink half a litre of water with each meal, and another during the workout.',
      'Two coffees are fine. Have them before two in the afternoon.',
    ],
  },
  {
    id: 'light-on-your-feet',
    name: 'Light on Your Feet',
    aim: 'Four calm meals a day that leave you awake in the afternoon and ready to move in the evening.',
    meals: ['Breakfast', 'Lunch', 'Snack', 'Dinner'],
    rules: [
      'Sit down for each meal, and give it twenty minutes.',
      'Eat dinner three hours before you go to bed.',
      'Swap a lunch for any other lunch of the week, and a dinner for any other dinner.',
      'Hungry in between? Drink a glass of water first, then eat a piece of fruit.',
    ],
  },
];

export const nutritionPlanNamed = (id: string | null): NutritionPlanWords | undefined =>
  NUTRITION_PLANS.find((plan) => plan.id === id);
