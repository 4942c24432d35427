import fc from 'fast-check';
import { logOut, signIn } from './account-actions.ts';
import type { Action } from './action.ts';
import {
  clearFaults,
  delayResponses,
  failCall,
  fillStorage,
  loseSession,
  malformLists,
  toggleConnection,
} from './fault-actions.ts';
import {
  clearFavorites,
  toggleFavorite,
  toggleFavoriteDuringMe,
  toggleFavoriteTwice,
} from './favorites-actions.ts';
import { toggleFavoriteElsewhere, watchElsewhere } from './other-device-actions.ts';
import {
  closeAndReturn,
  goHome,
  openAndPlay,
  openFavorites,
  openPage,
  reload,
  retry,
  wait,
} from './page-actions.ts';
import { closePlayer, hidePage, pausePlayback, seek, watch, watchToTheEnd } from './playback-actions.ts';
import { closeSecondTab, openSecondTab, toggleInBothTabs, useSecondTab } from './second-tab-actions.ts';

/** Each kind of action with its weight. Actions that are currently impossible are skipped. */
const WEIGHTS: readonly (readonly [weight: number, action: fc.Arbitrary<Action>])[] = [
  [14, watch],
  [3, watchToTheEnd],
  [4, seek],
  [3, pausePlayback],
  [3, hidePage],
  [3, closePlayer],
  [6, toggleFavorite],
  [3, toggleFavoriteTwice],
  [3, toggleFavoriteDuringMe],
  [1, clearFavorites],
  [1, openFavorites],
  [2, openPage],
  [9, openAndPlay],
  [2, closeAndReturn],
  [1, reload],
  [3, goHome],
  [3, retry],
  [1, wait],
  [3, failCall],
  [1, delayResponses],
  [1, loseSession],
  [1, malformLists],
  [1, clearFaults],
  [2, toggleConnection],
  [1, fillStorage],
  [1, openSecondTab],
  [2, useSecondTab],
  [2, toggleInBothTabs],
  [1, closeSecondTab],
  [3, watchElsewhere],
  [3, toggleFavoriteElsewhere],
  [1, signIn],
  [1, logOut],
];

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  ...WEIGHTS.map(([weight, arbitrary]) => ({ weight, arbitrary })),
);
