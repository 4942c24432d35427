import type { Seconds } from './seconds.ts';

/** Where playback stands; a live stream has the duration 0. */
export interface Position {
  readonly position: Seconds;
  readonly duration: Seconds;
}

/** What a player reports of itself, in the order in which it happens. Nothing is reported before it is so. */
export type PlayerEvent =
  | { readonly kind: 'ready' }
  /** The browser refused to start by itself: a press is needed (MED-08). */
  | { readonly kind: 'autoplay-blocked' }
  | ({ readonly kind: 'started' } & Position)
  | ({ readonly kind: 'paused' } & Position)
  | ({ readonly kind: 'time' } & Position)
  /** Somebody has moved to there; nothing of it has shown yet. */
  | ({ readonly kind: 'seeking' } & Position)
  | ({ readonly kind: 'seeked' } & Position)
  | ({ readonly kind: 'completed' } & Position)
  /** Ads have taken the screen, or left it: what is reported is still the item alone. */
  | { readonly kind: 'ads-began' }
  | { readonly kind: 'ads-ended' }
  /** How fast it plays from now on; 1 is as it was filmed. */
  | { readonly kind: 'rate-changed'; readonly rate: number }
  /** The platform refuses the sources, and others are on their way: it goes on with them, playing or not as it did. */
  | { readonly kind: 'reauthorizing' }
  | { readonly kind: 'user-active' }
  | { readonly kind: 'user-inactive' }
  /** The player's code could not be loaded. */
  | { readonly kind: 'failed'; readonly what: 'library' }
  /** The item cannot be played; `refused`: the platform does not grant its sources, or no longer. */
  | { readonly kind: 'failed'; readonly what: 'video'; readonly refused: boolean }
  /** Who is there may not watch the item, for a reason that the signing service gives (ACC-07). */
  | { readonly kind: 'failed'; readonly what: 'access'; readonly reason: string }
  | { readonly kind: 'removed' };
