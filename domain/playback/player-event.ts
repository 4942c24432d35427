import type { MediaTrack } from '../catalogue/media-item.ts';
import type { PlayerSettings } from './player-settings.ts';
import type { Seconds } from './seconds.ts';

/** The playback position; a live stream has the duration 0, and a position on a timeline of its own. */
export interface Position {
  readonly position: Seconds;
  readonly duration: Seconds;
}

/** The part of a live stream that can be played, in seconds of the stream's own timeline. */
export interface SeekRange {
  readonly start: Seconds;
  readonly end: Seconds;
}

/** The events of a player, in the order in which they happen. Each is reported only after it has happened. */
export type PlayerEvent =
  | { readonly kind: 'ready' }
  /** The browser blocked autoplay: the user must press play (MED-08). */
  | { readonly kind: 'autoplay-blocked' }
  | ({ readonly kind: 'started' } & Position)
  | ({ readonly kind: 'paused' } & Position)
  /** Of a live stream with the part that can be played, if the player knows it. */
  | ({ readonly kind: 'time'; readonly seekable?: SeekRange } & Position)
  /** The user has moved to this position; no frame of it has shown yet. */
  | ({ readonly kind: 'seeking' } & Position)
  | ({ readonly kind: 'seeked' } & Position)
  | ({ readonly kind: 'completed' } & Position)
  /** Ads started or ended; positions still refer to the item only. */
  | { readonly kind: 'ads-began' }
  | { readonly kind: 'ads-ended' }
  | { readonly kind: 'ad-paused' }
  | { readonly kind: 'ad-resumed' }
  /** What has changed, with its present value. */
  | { readonly kind: 'settings-changed'; readonly changes: Partial<PlayerSettings> }
  /** Playback waits for data. */
  | { readonly kind: 'stalled' }
  /** The position up to which the item is loaded; not of a live stream. */
  | { readonly kind: 'buffered'; readonly end: Seconds }
  /** The viewer was granted the item: its tracks, as they may be requested (ACC-07). */
  | { readonly kind: 'authorized'; readonly tracks: readonly MediaTrack[] }
  /** The platform refuses the sources, and new ones are being requested: playback continues as before, playing or paused. */
  | { readonly kind: 'reauthorizing' }
  /** The player's code could not be loaded. */
  | { readonly kind: 'failed'; readonly what: 'library' }
  /** The item cannot be played; `refused`: the platform denies its sources, or has started to deny them. */
  | { readonly kind: 'failed'; readonly what: 'video'; readonly refused: boolean }
  /** The viewer may not watch the item, for the reason that the signing service gives (ACC-07). */
  | { readonly kind: 'failed'; readonly what: 'access'; readonly reason: string }
  | { readonly kind: 'removed' };

/** An event of a playback: one of its player's, the page being hidden or left, or the player being made small. */
export type PlaybackEvent = PlayerEvent | { readonly kind: 'page-hidden' | 'page-left' | 'minimized' };
