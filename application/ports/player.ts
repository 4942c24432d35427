import type { Observable } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';

export interface PlayRequest {
  readonly item: MediaItem;
  /** Where playback begins. */
  readonly from: Seconds;
  /** The picture that shows until the first frame. */
  readonly poster: string | null;
  /** The ads that interrupt it; it begins once this has settled. Without it there are none. */
  readonly ads?: Promise<AdSchedule | null>;
}

/** One item in one player. */
export interface PlayerSession {
  /**
   * What happens, as it happens; completes after `removed`. A player library that cannot be loaded is a `failed` event
   * (PLY-01), as is an item that cannot be played.
   */
  readonly events$: Observable<PlayerEvent>;
  /** Asks the player to go on; whether it does is an event. */
  play(): void;
  pause(): void;
  /** Asks the player to go to a position. */
  seek(position: Seconds): void;
  /** Moves the focus to the player, so that its keys work. */
  focus(): void;
  /** Goes on with other sources of the item from `from`, playing or not; as a fresh item would, it reports what comes of it. */
  replace(item: MediaItem, from: Seconds, plays: boolean): void;
  /** Removes the player; its last event is `removed`. */
  remove(): void;
}

export interface Player {
  /** Fetches the player's code ahead of its use, once. Never fails: opening says what is wrong. */
  readonly prepare: () => void;

  /** Puts a player into `place` and starts it, with sound (MED-08). */
  open(request: PlayRequest, place: HTMLElement): PlayerSession;
}
