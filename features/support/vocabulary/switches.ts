import type { Json } from '../changed-json.ts';
import { defineChoice } from './define-parameter-type.ts';

/** What a customer can switch on and off, by the field of the config. */
export interface Switch {
  readonly field: string;
  /** The value that switches it on; without one it is on from the beginning. */
  readonly on?: Json;
  /** The value that switches it off; undefined removes the field. */
  readonly off?: Json;
}

const SWITCHES: Readonly<Record<string, Switch>> = {
  'the inline player': { field: 'custom.inlinePlayer', on: true, off: false },
  'the stack': { field: 'custom.stack', on: true, off: false },
  'the controls of the hosted player': { field: 'custom.playerControls', on: 'hosted' },
  favorites: { field: 'features.favoritesList' },
  recommendations: { field: 'features.recommendationsPlaylist' },
  'continue watching': { field: 'features.continueWatchingList' },
  'the coaching offer': { field: 'custom.coachingOfferUrl' },
  'public titles': { field: 'custom.publicTitles' },
};

defineChoice(
  'feature',
  'What a customer can switch on or off: the player within a page, the stack, the own controls of the hosted player, the favorites of members, the row of started workouts, recommendations, an offer of coaching, titles of its own for visitors.',
  SWITCHES,
);
