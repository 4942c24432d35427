import type { CatalogueItem } from '../items/catalogue-item.ts';
import { contentTypeOf } from '../items/content-type-of.ts';

const WHOLE_TITLE = 100;
const PHRASE_IN_TITLE = 30;
/** Programs and series come before single workouts that match as well. */
const LARGER_THINGS: Readonly<Record<string, number>> = {
  program: 6,
  series: 5,
  trainer: 5,
  hub: 3,
  page: 1,
};

interface Entry {
  readonly item: CatalogueItem;
  readonly title: string;
  /** What it counts for being what it is. */
  readonly worth: number;
}

/** The places that a word stands in: at the beginning of a title, elsewhere in it, in what is told of an item, in its text. */
const PLACES = ['titleBegin', 'title', 'about', 'description'] as const;
type Places = Readonly<Record<(typeof PLACES)[number], Entry[]>>;

/** What a word counts that begins as the one that is sought, or holds it. */
const WORTH: Readonly<Record<(typeof PLACES)[number], { readonly begins: number; readonly holds: number }>> =
  {
    titleBegin: { begins: 60, holds: 24 },
    title: { begins: 40, holds: 24 },
    about: { begins: 12, holds: 8 },
    description: { begins: 4, holds: 2 },
  };

/** Finds items by all the words of a query, the best match first; accents and case do not count. */
export class SearchIndex {
  #words: ReadonlyMap<string, Places> | null = null;

  constructor(private readonly items: () => readonly CatalogueItem[]) {}

  find(query: string, isWanted: (item: CatalogueItem) => boolean = () => true): CatalogueItem[] {
    const phrase = plain(query);
    const words = [...new Set(phrase.split(' '))].filter(Boolean);
    if (words.length === 0) return [];
    this.#words ??= wordsOf(this.items());
    const [first = NOWHERE, ...others] = words.map((word) => this.#scoresOf(word));
    return [...first]
      .filter(([{ item }]) => isWanted(item))
      .flatMap(([entry, score]) => {
        const scores = [score, ...others.map((each) => each.get(entry) ?? 0)];
        if (scores.includes(0)) return [];
        return [{ entry, score: sum(scores) + bonusOf(entry, phrase, words.length) }];
      })
      .sort((one, other) => other.score - one.score || other.entry.item.pubdate - one.entry.item.pubdate)
      .map(({ entry }) => entry.item);
  }

  /** Where a word was found, and what the best place of each counts. */
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

  /** The same among some items, which may differ in what a list tells of them. */
  findAmong(items: readonly CatalogueItem[], query: string): CatalogueItem[] {
    const byId = new Map(items.map((item) => [item.mediaid, item]));
    const found = this.find(query, ({ mediaid }) => byId.has(mediaid));
    return found.flatMap(({ mediaid }) => byId.get(mediaid) ?? []);
  }
}

/** Lower case, without accents and apostrophes. */
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

/** Most texts; they need no tables of letters. */
const ASCII = /^[\0-\x7f]*$/;

/** Words with single spaces between them. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Every word of some items, with where it stands. */
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
    const entry = { item, title, worth: LARGER_THINGS[contentTypeOf(item)] ?? 0 };
    note(entry, 'titleBegin', title.split(' ', 1)[0] ?? '');
    note(entry, 'title', title);
    note(entry, 'about', about);
    note(entry, 'description', description);
  }
  return words;
}

interface Texts {
  readonly title: string;
  /** Trainer, genre, level, equipment and tags. */
  readonly about: string;
  readonly description: string;
}

/** Most items are the same from day to day; their texts are made plain once. */
const texts = new WeakMap<CatalogueItem, Texts>();

function textsOf(item: CatalogueItem): Texts {
  const known = texts.get(item) ?? makeTexts(item);
  texts.set(item, known);
  return known;
}

function makeTexts(item: CatalogueItem): Texts {
  const { title, trainerName, genre, difficulty, equipment, programName, tags, description } = item;
  const about = [trainerName, genre, difficulty, equipment, programName, tags].filter(Boolean).join(' ');
  return { title: plain(title), about: plain(about), description: plain(description) };
}

/** What an item counts beside its words. */
function bonusOf({ title, worth }: Entry, phrase: string, words: number): number {
  if (title === phrase) return worth + WHOLE_TITLE;
  return words > 1 && ` ${title}`.includes(` ${phrase}`) ? worth + PHRASE_IN_TITLE : worth;
}

const NOWHERE: ReadonlyMap<Entry, number> = new Map();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
