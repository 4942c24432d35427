import type { Seconds } from './seconds.ts';

/** Where playback stands; a live stream has the duration 0. */
export interface Position {
  readonly position: Seconds;
  readonly duration: Seconds;
}

/** What a player reports of itself, in the order in which it happens. Nothing is reported before it is so. */
export type PlayerFact =
  | { readonly kind: 'ready' }
  /** The browser refused to start by itself: a press is needed (MED-08). */
  | { readonly kind: 'start-refused' }
  | ({ readonly kind: 'started' } & Position)
  | ({ readonly kind: 'paused' } & Position)
  | ({ readonly kind: 'time' } & Position)
  | ({ readonly kind: 'seeked' } & Position)
  | ({ readonly kind: 'completed' } & Position)
  | { readonly kind: 'user-active' }
  | { readonly kind: 'user-inactive' }
  /** The player's code could not be loaded, or the item cannot be played. */
  | { readonly kind: 'failed'; readonly what: 'library' | 'video' }
  | { readonly kind: 'removed' };
