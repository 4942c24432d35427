import { filter, take } from 'rxjs';
import { playedTrailerEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Player } from '../ports/player.ts';
import { token } from '../token.ts';
import { openPlayback, type Playback } from './playback.ts';

/** A trailer, and where somebody came upon it. */
export interface ShownTrailer {
  readonly trailer: MediaItem;
  /** What it is the trailer of. */
  readonly item: MediaItem;
  /** The playlist that the item was opened from. */
  readonly openedFrom: PlaylistId | null;
  readonly poster: string | null;
}

/** Plays a trailer in `place` from its beginning, and tells that it began, once. Its progress is nobody's (MED-15). */
export type PlayTrailer = (shown: ShownTrailer, place: HTMLElement) => Playback;
export const PlayTrailer = token<PlayTrailer>('PlayTrailer');

export const makePlayTrailer =
  (player: Player, analytics: Analytics): PlayTrailer =>
  ({ trailer, item, openedFrom, poster }, place) => {
    const { playback, facts$ } = openPlayback(player, { item: trailer, from: seconds(0), poster }, place);
    facts$
      .pipe(
        filter(({ kind }) => kind === 'started'),
        take(1),
      )
      .subscribe(() => analytics.track(playedTrailerEvent(item, trailer.id, openedFrom)));
    return playback;
  };
