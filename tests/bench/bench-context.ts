import type { Browser } from 'playwright';
import { playlistIds, type PlaylistName } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import type { DevtoolsBrowser } from './devtools-browser.ts';
import type { Product } from './product.ts';

/** What belongs to the app, and what to the reference that it is compared with. */
export interface Sides<Value> {
  readonly app: Value;
  readonly reference: Value;
}

/** The addresses of pages that show the same in the app and in a reference. */
export interface Pages {
  /** The folder with the build of the app; null if the pages are static. */
  readonly build: string | null;
  readonly home: string;
  readonly workout: string;
  /** All workouts. */
  readonly list: string;
  /** Has a search field. */
  readonly search: string;
  /** The guide of a large platform. */
  readonly guide: string;
}

/** What every measurement uses. */
export interface Bench {
  readonly product: Product;
  /** Another state of the product, whose app is the reference; null if the references are static. */
  readonly compared: Product | null;
  readonly pages: Sides<Pages>;
  readonly browser: Browser;
  readonly devtools: DevtoolsBrowser;
  /** The path of the browser executable. */
  readonly chromium: string;
  /** How often each figure is measured; the median counts. */
  readonly runs: number;
  /** How often what takes minutes is measured, which a whole bench does at most so often. */
  readonly longRuns: (most: number) => number;
  /** How long a page is observed after it has become visible, in milliseconds. */
  readonly afterwardsMs: number;
  /** How far the list of all workouts is scrolled, in cards. */
  readonly scrolledCards: number;
}

export type Screen = 'home' | 'workout';

export const SCREENS: readonly Screen[] = ['home', 'workout'];

/** The live page with some of the channels of a large platform. */
export const guideOf = ({ app }: Product, name: PlaylistName): string =>
  `${app}/app/p/${playlistIds[name]}?c=channels`;

export const pagesOfApp = (product: Product): Pages => ({
  build: product.dist,
  home: `${product.app}/app/`,
  workout: `${product.app}/app/workout/${product.content.workout.slug}`,
  list: `${product.app}/app/workouts`,
  search: `${product.app}/app/`,
  guide: guideOf(product, 'manyChannels'),
});

export const staticPages = ({ app, reference }: Product): Pages => ({
  build: null,
  home: app + reference.home,
  workout: app + reference.workout,
  list: app + reference.list,
  search: app + reference.search,
  guide: app + reference.guide,
});
