import { FILM_SECONDS } from '../../film/film-phases.ts';
import { genreSchema, styleOf, type StyleWords } from '../../catalogue/vocabulary/styles.ts';

/** A part of a class; times in seconds. */
export interface PlannedChapter {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The moves of its rounds, one for each loop of the film; null for a part without intervals. */
  readonly moves: readonly string[] | null;
}

/** Genres whose classes are intervals of work and rest. */
const OF_INTERVALS = new Set(['HIIT', 'Boxing', 'Barre']);

/** Shorter classes have no parts: the rounds of warm-up, middle and cool-down. */
const FEWEST_ROUNDS = 5;

/** How much of a class its warm-up takes, and its cool-down. */
const WARM_UP_SHARE = 0.12;
const COOL_DOWN_SHARE = 0.1;

/**
 * The plan of a class, in sync with its film, whose loop is a round of work and rest: a warm-up, the parts that its genre names, and
 * a cool-down. Empty for a class without a genre, or of a few rounds.
 */
export function planOfClass(duration: number, genre: string | undefined): readonly PlannedChapter[] {
  const known = genreSchema.safeParse(genre);
  const rounds = Math.floor(duration / FILM_SECONDS);
  if (!known.success || rounds < FEWEST_ROUNDS) return [];
  const style = styleOf(known.data);
  const warmUp = Math.max(1, Math.round(WARM_UP_SHARE * rounds));
  const coolDown = Math.max(1, Math.round(COOL_DOWN_SHARE * rounds));
  const middle = partsOf(style, warmUp, rounds - warmUp - coolDown);
  const parts = [
    { title: 'Warm-up', first: 0, moves: null },
    ...middle,
    { title: 'Cool-down', first: rounds - coolDown, moves: null },
  ];
  return parts.map(({ title, first, moves }, index) => {
    const next = parts[index + 1];
    return { title, from: first * FILM_SECONDS, to: next ? next.first * FILM_SECONDS : duration, moves };
  });
}

/** The vocabulary has its words for the middle of a sentence. */
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function partsOf({ genre, parts, moves }: StyleWords, first: number, rounds: number) {
  const names = parts.slice(0, rounds);
  return names.map((title, index) => {
    const [start, end] = [index, index + 1].map((at) => first + Math.round((at * rounds) / names.length));
    const count = (end ?? 0) - (start ?? 0);
    const own = Array.from({ length: count }, (_, round) => capitalized(moves[round % moves.length] ?? ''));
    return { title, first: start ?? 0, moves: OF_INTERVALS.has(genre) ? own : null };
  });
}
