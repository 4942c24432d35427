import { titleSlug } from '#domain/catalogue/slug.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { findItem, findPlaylist, seriesOfEpisode, trainerIdOf } from '../catalogue.ts';
import { defineWord } from './define-parameter-type.ts';

const mediaPath = ({ mediaid, title }: CatalogueItem): string => `/m/${mediaid}/${titleSlug(title)}`;
const mediaPathOf = (title: string): string => mediaPath(findItem(title));
const playlistPath = (title: string): string => `/p/${encodeURIComponent(findPlaylist(title))}`;

/** The path of the page with all live channels. */
export const livePath = (): string => playlistPath('Live');

/** The pages that there are once, by their words. */
const PAGES: Readonly<Record<string, () => string>> = {
  home: () => '/',
  'the workouts page': () => '/workouts',
  'the programs page': () => '/programs',
  'the trainers page': () => playlistPath('Trainers'),
  'the series page': () => playlistPath('Series'),
  'the live page': livePath,
  'the guide of Every Studio': () => '/p/zSrEy2Jw?c=channels',
  'the 365 page': () => '/365',
  'the 365 history': () => '/365/history',
  'the search page': () => '/q',
  'the favorites page': () => '/u/favorites',
  'the account page': () => '/u/my-account',
  'the progress page': () => '/progress',
  'the workout history': () => '/progress/history',
  'the mobile progress page': () => '/mobileprogress',
  'the coaching page': () => '/coaching',
  'the stack': () => '/stack',
  'the about page': () => '/o/about',
  'the demo page': () => '/o/demo',
};

/** The workout history of some days, or a page of it: from 2026-05-01 to 2026-05-31, page 2. */
function historyPath(which: string): string {
  const asked = which.matchAll(/(from|to|page) (\S+?)(?=,? |$)/g);
  const query = new URLSearchParams(Array.from(asked, ([, name = '', value = '']) => [name, value]));
  return `/progress/history?${query.toString()}`;
}

/** The pages of something, by the words before its name. */
const PAGES_OF: Readonly<
  Record<string, { readonly example: string; readonly path: (name: string) => string }>
> = {
  'the workout': { example: 'The Long Ride', path: (title) => `/workout/${findItem(title).slug}` },
  'the program': { example: 'Undefeated', path: (title) => `/program/${findItem(title).slug}` },
  'the workouts of': {
    example: 'Tom Whitaker',
    path: (trainer) => `/workouts?trainer=t:${trainerIdOf(trainer)}`,
  },
  'the player of': { example: 'The Long Ride', path: (title) => `/workout/${findItem(title).slug}?play=1` },
  'the workouts in the style': {
    example: 'Boxing',
    path: (style) => `/workouts?style=${style.toLowerCase()}`,
  },
  'the series': { example: 'Outside', path: mediaPathOf },
  'the episode': {
    example: 'Harbour Wall',
    path: (title) => `${mediaPathOf(title)}?seriesId=${seriesOfEpisode(findItem(title))}`,
  },
  'the series link of': {
    example: 'Learn to Box',
    path: (title) => `/s/${findItem(title).mediaid}/${titleSlug(title)}`,
  },
  'the trainer': { example: 'Maya Okafor', path: mediaPathOf },
  'the live page of': {
    example: 'Iron Room',
    path: (title) => `${livePath()}?channel=${findItem(title).mediaid}`,
  },
  'the channel': { example: 'Iron Room', path: mediaPathOf },
  'the guide with': {
    example: 'Tower Mobility 1',
    path: (channel) => `/p/${findItem(channel).liveChannelsId}`,
  },
  'the hub': { example: 'Get Strong', path: mediaPathOf },
  'the page': { example: 'About Daybreak', path: mediaPathOf },
  'the playlist': { example: 'Trending programs', path: playlistPath },
  /** Of a menu that has a number of entries, each with a playlist that there is not. */
  'the page of the entry': {
    example: 'Collection 2',
    path: (label) => `/p/Collct${label.replace(/\D/g, '').padStart(2, '0')}`,
  },
  'the search for': { example: 'plank', path: (text) => `/q/${encodeURIComponent(text)}` },
  'the search of programs for': {
    example: 'barre',
    path: (text) => `/programs?${new URLSearchParams({ q: text }).toString()}`,
  },
  'the workout history': { example: 'from 2026-05-01 to 2026-05-31, page 2', path: historyPath },
  'the media page of': {
    example: 'Found Only by Its Id',
    path: (title) => `/m/${findItem(title).mediaid}/any`,
  },
  'the address': { example: '/nowhere', path: (path) => path },
};

/** What can follow a page, as often as needed: each becomes a parameter of its address. */
const ENDINGS: Readonly<
  Record<string, { readonly example: string; readonly parameter: (name: string) => string }>
> = {
  by: { example: 'Amir Haddad', parameter: (trainer) => `trainer=t:${trainerIdOf(trainer)}` },
  'with the equipment': {
    example: 'Kettlebell',
    parameter: (name) => `equipment=${name.toLowerCase()}`,
  },
  'in the genre': { example: 'Boxing', parameter: (genre) => `genre=${encodeURIComponent(genre)}` },
  'in the series': { example: 'Outside', parameter: (title) => `seriesId=${findItem(title).mediaid}` },
  choosing: { example: 'Jab', parameter: (title) => `e=${findItem(title).mediaid}` },
  'from the playlist': { example: 'Series', parameter: (title) => `r=${findPlaylist(title)}` },
};
/** The same without a name. */
const PLAIN_ENDINGS: Readonly<Record<string, string>> = {
  ' with the player': 'play=1',
  ' from the stack': 'stack=1',
};

/** A name between double quotes, or between single ones if it contains double ones. */
const NAME = `(?:"[^"]+"|'[^']+')`;

const once = Object.keys(PAGES).join('|');
const ofSomething = Object.keys(PAGES_OF).join('|');
const BASE = `(?:${once}|(?:${ofSomething}) ${NAME})`;
const ENDING = `(?: (?:${Object.keys(ENDINGS).join('|')}) ${NAME}|${Object.keys(PLAIN_ENDINGS).join('|')})`;

/** A page of the app, as a path below its base. */
defineWord(
  'page',
  'A page of the app: by its name, or of a thing by its title, or any address within the app. Words can follow that narrow it, say where it was opened from, or open the player.',
  {
    regexp: new RegExp(`(${BASE}${ENDING}*)`),
    transformer: (written) => pathOf(written),
    examples: [
      ...Object.keys(PAGES),
      ...Object.entries(PAGES_OF).map(([of, { example }]) => `${of} "${example}"`),
      ...Object.entries(ENDINGS).map(([words, { example }]) => `… ${words} "${example}"`),
      ...Object.keys(PLAIN_ENDINGS).map((words) => `…${words}`),
    ],
  },
);

export function pathOf(page: string): string {
  const [, base = page, endings = ''] = new RegExp(`^(${BASE})(${ENDING}*)$`).exec(page) ?? [];
  const [of, name] = namedIn(base);
  const path = PAGES[base]?.() ?? PAGES_OF[of]?.path(name);
  if (path === undefined) throw new Error(`There is no page "${page}"`);
  const parameters = (endings.match(new RegExp(ENDING, 'g')) ?? []).map(parameterOf);
  return parameters.reduce((address, each) => `${address}${address.includes('?') ? '&' : '?'}${each}`, path);
}

/** The words before a name between quotes, and the name. */
function namedIn(words: string): readonly [of: string, name: string] {
  const [, of = '', name = ''] = /^ ?(.+?) ["'](.+)["']$/.exec(words) ?? [];
  return [of, name];
}

function parameterOf(ending: string): string {
  const [words, name] = namedIn(ending);
  return PLAIN_ENDINGS[ending] ?? ENDINGS[words]?.parameter(name) ?? '';
}
