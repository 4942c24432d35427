import { STYLES } from './styles.ts';

const OF_OTHER_GENRES = 4;
const BODY_WEIGHT_KG = 70;

/** The kilocalories that a session burns, not rounded: MET × 3.5 × weight / 200 a minute. */
export function caloriesBurned(genre: string | undefined, seconds: number): number {
  const met = STYLES.find((style) => style.genre === genre)?.metabolicEquivalent ?? OF_OTHER_GENRES;
  return ((met * 3.5 * BODY_WEIGHT_KG) / 200) * (seconds / 60);
}
