/** A nutrition plan that coaches give; its week of meals is put together from its id. */
export interface NutritionPlanWords {
  readonly id: string;
  readonly name: string;
}

export const NUTRITION_PLANS: readonly NutritionPlanWords[] = [
  { id: 'steady-strength', name: 'Steady Strength' },
  { id: 'light-on-your-feet', name: 'Light on Your Feet' },
];

export const nutritionPlanNamed = (id: string | null): NutritionPlanWords | undefined =>
  NUTRITION_PLANS.find((plan) => plan.id === id);
