import type { CatalogueItem } from '../items/catalogue-item.ts';
import { contentTypeOf } from '../items/content-type-of.ts';
import { memoize } from '../../memoize.ts';

const WHOLE_TITLE = 100;
const PHRASE_IN_TITLE = 30;
/** Ranks programs and series above single workouts that match equally well. */
const LARGER_THINGS: Readonly<Record<string, number>> = {
  program: 6,
  series: 5,
  trainer: 5,
  hub: 3,
  page: 1,
};

interface Entry {
  readonly item: CatalogueItem;
  readonly contentType: string;
  readonly title: string;
  /** Bonus for the content type. */
  readonly worth: number;
}

/** Where a word occurs: at the start of a title, elsewhere in it, in other fields, in the description. */
const PLACES = ['titleBegin', 'title', 'about', 'description'] as const;
type Places = Readonly<Record<(typeof PLACES)[number], Entry[]>>;

/** The score of a word that begins with the search term, or contains it. */
const WORTH: Readonly<Record<(typeof PLACES)[number], { readonly begins: number; readonly holds: number }>> =
  {
    titleBegin: { begins: 60, holds: 24 },
    title: { begins: 40, holds: 24 },
    about: { begins: 12, holds: 8 },
    description: { begins: 4, holds: 2 },
  };

/** Finds items that match all words of a query, best match first; ignores accents and case. */
export class SearchIndex {
  #words: ReadonlyMap<string, Places> | null = null;

  constructor(private readonly items: () => readonly CatalogueItem[]) {}

  find(query: string, isWanted: (entry: Entry) => boolean = () => true): CatalogueItem[] {
    const phrase = plain(query);
    const words = [...new Set(phrase.split(' '))].filter(Boolean);
    if (words.length === 0) return [];
    this.#words ??= wordsOf(this.items());
    const [first = NOWHERE, ...others] = words.map((word) => this.#scoresOf(word));
    return [...first]
      .filter(([entry]) => isWanted(entry))
      .flatMap(([entry, score]) => {
        const scores = [score, ...others.map((each) => each.get(entry) ?? 0)];
        if (scores.includes(0)) return [];
        return [{ entry, score: sum(scores) + bonusOf(entry, phrase, words.length) }];
      })
      .sort((one, other) => other.score - one.score || other.entry.item.pubdate - one.entry.item.pubdate)
      .map(({ entry }) => entry.item);
  }

  /** The entries that contain a term, each with its best score. */
  #scoresOf(sought: string): ReadonlyMap<Entry, number> {
    const scores = new Map<Entry, number>();
    for (const [word, places] of this.#words ?? []) {
      if (!word.includes(sought)) continue;
      const worth = word.startsWith(sought) ? 'begins' : 'holds';
      for (const place of PLACES) {
        const score = WORTH[place][worth];
        for (const entry of places[place]) {
          if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
        }
      }
    }
    return scores;
  }

  /** Like `find`, but among the given items, which may carry properties of their list. */
  findAmong(items: readonly CatalogueItem[], query: string): CatalogueItem[] {
    const byId = new Map(items.map((item) => [item.mediaid, item]));
    const found = this.find(query, ({ item }) => byId.has(item.mediaid));
    return found.flatMap(({ mediaid }) => byId.get(mediaid) ?? []);
  }
}

/** Lower-cases a text and removes accents and apostrophes. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  const plain = ASCII.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{Diacritic}|’/gu, '')
        .replace(/ø/g, 'o');
  return plain.replaceAll("'", '');
}

/** Most texts are ASCII, and skip the Unicode normalization. */
const ASCII = /^[\0-\x7f]*$/;

/** Reduces a text to words separated by single spaces. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Indexes every word of the items by where it occurs. */
function wordsOf(items: readonly CatalogueItem[]): ReadonlyMap<string, Places> {
  const words = new Map<string, Places>();
  const note = (entry: Entry, place: (typeof PLACES)[number], text: string) => {
    for (const word of new Set(text.split(' '))) {
      const places = words.get(word) ?? { titleBegin: [], title: [], about: [], description: [] };
      words.set(word, places);
      places[place].push(entry);
    }
  };
  for (const item of items) {
    const { title, about, description } = textsOf(item);
    const contentType = contentTypeOf(item);
    const entry = { item, contentType, title, worth: LARGER_THINGS[contentType] ?? 0 };
    note(entry, 'titleBegin', title.split(' ', 1)[0] ?? '');
    note(entry, 'title', title);
    note(entry, 'about', about);
    note(entry, 'description', description);
  }
  return words;
}

interface Texts {
  readonly title: string;
  /** Trainer, genre, level, equipment, program and tags. */
  readonly about: string;
  readonly description: string;
}

/** The normalized texts of an item. Most items stay the same from day to day. */
const textsOf = memoize((item: CatalogueItem): Texts => {
  const { title, trainerName, genre, difficulty, equipment, programName, tags, description } = item;
  const about = [trainerName, genre, difficulty, equipment, programName, tags].filter(Boolean).join(' ');
  return { title: plain(title), about: plain(about), description: plain(description) };
});

/** Bonus for the content type and for matching the whole title or a phrase of it. */
function bonusOf({ title, worth }: Entry, phrase: string, words: number): number {
  if (title === phrase) return worth + WHOLE_TITLE;
  return words > 1 && ` ${title}`.includes(` ${phrase}`) ? worth + PHRASE_IN_TITLE : worth;
}

const NOWHERE: ReadonlyMap<Entry, number> = new Map();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
