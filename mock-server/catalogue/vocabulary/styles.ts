import type { Genre, StyleWords } from './style-words.ts';
import { barre } from './styles/barre.ts';
import { boxing } from './styles/boxing.ts';
import { cardio } from './styles/cardio.ts';
import { core } from './styles/core.ts';
import { cycling } from './styles/cycling.ts';
import { dance } from './styles/dance.ts';
import { hiit } from './styles/hiit.ts';
import { mobility } from './styles/mobility.ts';
import { pilates } from './styles/pilates.ts';
import { recovery } from './styles/recovery.ts';
import { running } from './styles/running.ts';
import { strength } from './styles/strength.ts';
import { yoga } from './styles/yoga.ts';

/** The vocabulary of all genres, in the order of the filter. */
export const STYLES: readonly StyleWords[] = [
  strength,
  hiit,
  cardio,
  yoga,
  pilates,
  barre,
  core,
  mobility,
  boxing,
  dance,
  cycling,
  running,
  recovery,
];

const byGenre = new Map(STYLES.map((style) => [style.genre, style]));

export function styleOf(genre: Genre): StyleWords {
  const style = byGenre.get(genre);
  if (!style) throw new Error(`The vocabulary has no words for ${genre}`);
  return style;
}
