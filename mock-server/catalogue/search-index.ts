import type { CatalogueItem } from './catalogue-item.ts';
import { contentTypeOf } from './content-type-of.ts';

/** Where a word of a query was found, the best place first. */
const WEIGHTS = {
  titleBegins: 60,
  titleWordBegins: 40,
  titleHolds: 24,
  aboutWordBegins: 12,
  aboutHolds: 8,
  descriptionWordBegins: 4,
  descriptionHolds: 2,
} as const;

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
  /** Trainer, genre, level, equipment and tags. */
  readonly about: string;
  readonly description: string;
}

/** Finds items by all the words of a query, the best match first; accents and case do not count. */
export class SearchIndex {
  #entries: readonly Entry[] | null = null;

  constructor(private readonly items: () => readonly CatalogueItem[]) {}

  find(query: string, isWanted: (item: CatalogueItem) => boolean = () => true): CatalogueItem[] {
    const phrase = plain(query);
    const words = [...new Set(phrase.split(' '))].filter(Boolean);
    if (words.length === 0) return [];
    this.#entries ??= this.items().map(entryOf);
    return this.#entries
      .map((entry) => ({ entry, score: scoreOf(entry, words, phrase) }))
      .filter(({ entry, score }) => score > 0 && isWanted(entry.item))
      .sort((one, other) => other.score - one.score || other.entry.item.pubdate - one.entry.item.pubdate)
      .map(({ entry }) => entry.item);
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

/** Most items are the same from day to day; their entries are made once. */
const entries = new WeakMap<CatalogueItem, Entry>();

function entryOf(item: CatalogueItem): Entry {
  const entry = entries.get(item) ?? makeEntry(item);
  entries.set(item, entry);
  return entry;
}

function makeEntry(item: CatalogueItem): Entry {
  const { title, trainerName, genre, difficulty, equipment, programName, tags, description } = item;
  const about = [trainerName, genre, difficulty, equipment, programName, tags].filter(Boolean).join(' ');
  return { item, title: plain(title), about: folded(about), description: folded(description) };
}

/** 0 where a word is nowhere. */
function scoreOf(entry: Entry, words: readonly string[], phrase: string): number {
  let score = 0;
  for (const word of words) {
    const found = scoreOfWord(entry, word);
    if (found === 0) return 0;
    score += found;
  }
  if (entry.title === phrase) score += WHOLE_TITLE;
  else if (words.length > 1 && beginsWord(entry.title, phrase)) score += PHRASE_IN_TITLE;
  return score + (LARGER_THINGS[contentTypeOf(entry.item)] ?? 0);
}

function scoreOfWord({ title, about, description }: Entry, word: string): number {
  if (title.startsWith(word)) return WEIGHTS.titleBegins;
  if (title.includes(word)) return beginsWord(title, word) ? WEIGHTS.titleWordBegins : WEIGHTS.titleHolds;
  if (about.includes(word)) return beginsWord(about, word) ? WEIGHTS.aboutWordBegins : WEIGHTS.aboutHolds;
  if (!description.includes(word)) return 0;
  return beginsWord(description, word) ? WEIGHTS.descriptionWordBegins : WEIGHTS.descriptionHolds;
}

/** Whether one of the places where a text holds a word is the beginning of a word. */
function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{Letter}\p{Number}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
