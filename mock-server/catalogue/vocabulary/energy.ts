import type { Genre } from './style-words.ts';

/** How much energy a session of each genre takes, as a multiple of the energy used at rest (MET). */
const METABOLIC_EQUIVALENTS: Readonly<Record<Genre, number>> = {
  Strength: 5,
  HIIT: 8,
  Cardio: 6.5,
  Yoga: 3,
  Pilates: 3.2,
  Barre: 4,
  Core: 3.8,
  Mobility: 2.3,
  Boxing: 7.8,
  Dance: 5.5,
  Cycling: 8.5,
  Running: 9,
  Recovery: 1.8,
};

const OF_OTHER_GENRES = 4;
const BODY_WEIGHT_KG = 70;

/** The kilocalories that a session burns, not rounded: MET × 3.5 × weight / 200 a minute. */
export function caloriesBurned(genre: string | undefined, seconds: number): number {
  const [, met] = Object.entries(METABOLIC_EQUIVALENTS).find(([name]) => name === genre) ?? [];
  return (((met ?? OF_OTHER_GENRES) * 3.5 * BODY_WEIGHT_KG) / 200) * (seconds / 60);
}
