import { BehaviorSubject, distinctUntilChanged, endWith, of, scan, switchMap, type Observable } from 'rxjs';
import {
  broadcastPosition,
  liveEdge,
  streamPositionOf,
  type BroadcastPosition,
} from '#domain/live/broadcast-position.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { hasFailed, isIdle, type PlaybackState } from '#domain/playback/playback-state.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Playback } from '../playback/playback.ts';
import type { Clock } from '../ports/clock.ts';
import { token } from '../injection/token.ts';

/** The live stream of a channel that plays. */
export interface ChannelBroadcast {
  /** Null while nothing of a live stream is shown: before it begins, after a failure, and in a recording. */
  readonly position: ObservableState<BroadcastPosition | null>;
  /** Requests a moment of the stream; the nearest one that it has. Without a position it does nothing. */
  readonly seek: (moment: EpochMs) => void;
  /** Requests the live edge of the stream, and plays if playback is idle. Without a position it does nothing. */
  readonly goLive: () => void;
}
export const ChannelBroadcast = token<ChannelBroadcast>('ChannelBroadcast');

/** @param playing$ emits each playback that starts */
export function makeChannelBroadcast(
  playing$: BehaviorSubject<Playback | null>,
  clock: Clock,
): ChannelBroadcast {
  const now = () => clock.now().getTime();
  const position$ = new BehaviorSubject<BroadcastPosition | null>(null);
  playing$
    .pipe(
      switchMap((playback) => (playback ? positionsOf(playback, now) : of(null))),
      distinctUntilChanged(),
    )
    .subscribe(position$);
  const seek = (moment: EpochMs) => {
    if (position$.value) playing$.value?.seek(streamPositionOf(position$.value, moment, now()));
  };
  return {
    position: observableStateOf(position$),
    seek,
    goLive: () => {
      seek(liveEdge(now()));
      const playback = playing$.value;
      if (position$.value && playback && isIdle(playback.state.now())) playback.play();
    },
  };
}

/** The positions of a playback in its stream; null when it ends. Only where the timeline began is remembered: the rest is in its state. */
const positionsOf = ({ state }: Playback, now: () => EpochMs): Observable<BroadcastPosition | null> =>
  state.changes$.pipe(
    distinctUntilChanged(isSamePlace),
    scan(
      (before: BroadcastPosition | null, current) => broadcastPosition(before?.zero ?? null, current, now()),
      null,
    ),
    endWith(null),
  );

const isSamePlace = (one: PlaybackState, other: PlaybackState): boolean =>
  one.position === other.position && one.seekable === other.seekable && hasFailed(one) === hasFailed(other);
