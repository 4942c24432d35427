import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { isWatchingVideo } from '#application/playback/is-watching-video.ts';
import type { Playback } from '#application/playback/playback.ts';
import { anOpenPlayback } from '#tests/builders/an-open-playback.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';

function setUp() {
  const player = makeInMemoryPlayer();
  const playing$ = new BehaviorSubject<Playback | null>(null);
  const seen: boolean[] = [];
  isWatchingVideo(playing$).subscribe((is) => seen.push(is));
  const play = () => {
    const { playback } = anOpenPlayback(player);
    playing$.next(playback);
    return playback;
  };
  return { player, playing$, seen, play };
}

it('no video is watched before one is opened', () => {
  expect(setUp().seen).toEqual([false]);
});

it('a video is watched from its opening, also while it is paused', () => {
  const { player, seen, play } = setUp();
  play();
  expect(seen).toEqual([false, true]);
  player.report({ kind: 'started', ...at(0) });
  player.report({ kind: 'paused', ...at(20) });
  expect(seen).toEqual([false, true]);
});

it('a video is watched until it has ended', () => {
  const { player, seen, play } = setUp();
  play();
  player.report({ kind: 'completed', ...at(1000) });
  expect(seen).toEqual([false, true, false]);
});

it('a video is watched until it has failed', () => {
  const { player, seen, play } = setUp();
  play();
  player.report({ kind: 'failed', what: 'video', refused: false });
  expect(seen).toEqual([false, true, false]);
});

it('a video is watched until its player is closed', () => {
  const { seen, play } = setUp();
  play().end();
  expect(seen).toEqual([false, true, false]);
});

it('no video is watched once there is no playback', () => {
  const { playing$, seen, play } = setUp();
  play();
  playing$.next(null);
  expect(seen).toEqual([false, true, false]);
});

it('a video that follows another one is watched without a break', () => {
  const { seen, play } = setUp();
  play();
  play();
  expect(seen).toEqual([false, true]);
});
