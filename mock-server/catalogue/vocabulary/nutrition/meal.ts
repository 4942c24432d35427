/** Grams. */
export interface Macros {
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

export interface Meal extends Macros {
  readonly name: string;
  /** What it is made of, for one person. */
  readonly ingredients: string;
}
