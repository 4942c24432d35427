import type { Observable } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { BroadcastPart } from '#domain/live/broadcast-part.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { CastKind, SettingsRequest } from '#domain/playback/player-settings.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { token } from '../injection/token.ts';

/** An element of the page: the screen gives it, the player's adapter uses it, and what is between passes it on. */
export interface PageElement {
  readonly isConnected: boolean;
}

export interface PlayRequest {
  readonly item: MediaItem;
  /** The start position. */
  readonly from: Seconds;
  /** Of a live channel: the part of its broadcast; omitted or null for the live edge (LIV-04). */
  readonly part?: BroadcastPart | null;
  /** The image shown until the first frame. */
  readonly poster: string | null;
  /** The ads that interrupt the item; playback begins once this settles. Omitted: no ads. */
  readonly ads?: Promise<AdSchedule | null>;
}

/** One item in one player. */
export interface PlayerSession {
  /**
   * The player's events, as they happen; completes after `removed`. A player library that fails to load is a `failed` event
   * (PLY-01), as is an item that cannot be played.
   */
  readonly events$: Observable<PlayerEvent>;
  /** Requests playback; an event reports whether it starts. While an ad is shown, it is the ad that plays or pauses. */
  play(): void;
  pause(): void;
  /** Requests a seek to a position; of a live stream, on its own timeline. */
  seek(position: Seconds): void;
  /** Requests settings; an event reports each that has changed. */
  readonly change: (settings: SettingsRequest) => void;
  /** Asks the viewer for a device to play on, or ends the playback there. */
  cast(kind: CastKind): void;
  /** Requests the device's own full screen, for devices that have none for an element of the page. */
  enterFullScreen(): void;
  /** Continues with other sources of the item from `from`, playing or paused; reports the same events as for a new item. */
  replace(item: MediaItem, from: Seconds, plays: boolean): void;
  /** Ends the playback; its last event is `removed`. The player stays in its place, for another item, until it is closed. */
  remove(): void;
}

export interface Player {
  /**
   * Preloads the player's code, once; given an item that is about to be opened, also what grants it. Never fails: `open` reports the
   * failure.
   */
  readonly prepare: (item?: MediaItem) => void;

  /**
   * Starts an item in `place`, with sound (MED-08): in the player that is there already, which keeps its full screen and what
   * the viewer has chosen, or else in a new one.
   */
  open(request: PlayRequest, place: PageElement): PlayerSession;

  /** Ends what plays in `place`, and removes the player from it. */
  readonly close: (place: PageElement) => void;
}
export const Player = token<Player>('Player');
