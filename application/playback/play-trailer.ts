import { filter, take } from 'rxjs';
import { playedTrailerEvent } from '#domain/analytics/tracked-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Player } from '../ports/player.ts';
import { openPlayback } from './playback.ts';
import type { PlayTrailer } from './media-playback.ts';

export const makePlayTrailer =
  (player: Player, analytics: Analytics): PlayTrailer =>
  ({ trailer, item, openedFrom, poster }, place) => {
    const { playback, events$ } = openPlayback(player, { item: trailer, from: seconds(0), poster }, place);
    events$
      .pipe(
        filter(({ kind }) => kind === 'started'),
        take(1),
      )
      .subscribe(() => analytics.track(playedTrailerEvent(item, trailer.id, openedFrom)));
    return playback;
  };
