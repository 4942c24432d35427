import type { Browser } from 'playwright';
import type { DevtoolsBrowser } from './devtools-browser.ts';
import type { Product } from './product.ts';

/** What every measurement uses. */
export interface Bench {
  readonly product: Product;
  readonly browser: Browser;
  readonly devtools: DevtoolsBrowser;
  /** The path of the browser executable. */
  readonly chromium: string;
  /** How often each figure is measured; the median counts. */
  readonly runs: number;
}

export type Screen = 'home' | 'workout';

export const SCREENS: readonly Screen[] = ['home', 'workout'];

/** The addresses of a screen in the app and of its reference page. */
export function addressesOf(screen: Screen, { app, content, reference }: Product) {
  const path = screen === 'home' ? '/app/' : `/app/workout/${content.workout.slug}`;
  return { app: app + path, reference: app + reference[screen] };
}
