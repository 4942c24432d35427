import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeChannelBroadcast } from '#application/live/channel-broadcast.ts';
import type { Playback } from '#application/playback/playback.ts';
import { HOUR_MS, SECOND_MS } from '#domain/time/milliseconds.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { timeOfDay } from '#tests/builders/a-live-program.ts';
import { anOpenPlayback } from '#tests/builders/an-open-playback.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';

const NOON = timeOfDay('12:00');
const seekable = { start: seconds(0), end: seconds(3600) };
const liveTime = (position: number) => ({ kind: 'time', ...at(position, 0), seekable }) as const;

function setUp() {
  const player = makeInMemoryPlayer();
  const playing$ = new BehaviorSubject<Playback | null>(null);
  const broadcast = makeChannelBroadcast(playing$, makeFixedClock(NOON));
  const play = () => {
    const { playback } = anOpenPlayback(player);
    playing$.next(playback);
    return playback;
  };
  return { player, broadcast, play };
}

describe('the broadcast of a channel', () => {
  it('has a position as soon as the player reports one of a live stream', () => {
    const { player, broadcast, play } = setUp();
    expect(broadcast.position.now()).toBeNull();
    play();
    player.report({ kind: 'started', ...at(0, 0) });
    expect(broadcast.position.now()).toBeNull();
    player.report(liveTime(1800));
    expect(broadcast.position.now()).toMatchObject({ from: NOON - HOUR_MS, shown: timeOfDay('11:30') });
  });

  it('has none in a recording', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report({ kind: 'time', ...at(20, 1800) });
    expect(broadcast.position.now()).toBeNull();
  });

  it('has none after the playback ended, failed, or another one began', () => {
    const { player, broadcast, play } = setUp();
    const first = play();
    player.report(liveTime(1800));
    first.end();
    expect(broadcast.position.now()).toBeNull();
    play();
    player.report(liveTime(1800));
    player.report({ kind: 'failed', what: 'video', refused: false });
    expect(broadcast.position.now()).toBeNull();
    play();
    player.report(liveTime(1800));
    play();
    expect(broadcast.position.now()).toBeNull();
  });

  it('has none after a failure, whatever the player still reports, until it plays again', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report(liveTime(1800));
    player.report({ kind: 'failed', what: 'video', refused: false });
    player.report({ kind: 'buffered', end: seconds(1900) });
    expect(broadcast.position.now()).toBeNull();
    player.report({ kind: 'started', ...at(1800, 0) });
    expect(broadcast.position.now()).toMatchObject({ shown: timeOfDay('11:30') });
  });

  it('follows what plays, and what the stream still has', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report(liveTime(1800));
    player.report(liveTime(1860));
    expect(broadcast.position.now()).toMatchObject({ from: timeOfDay('11:00'), shown: timeOfDay('11:31') });
    player.report({ ...liveTime(1860), seekable: { start: seconds(600), end: seconds(3600) } });
    expect(broadcast.position.now()).toMatchObject({ from: timeOfDay('11:10'), shown: timeOfDay('11:31') });
  });

  it('stays on the timeline that it has found, while the stream waits for its next segment', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report(liveTime(1800));
    player.report({ ...liveTime(1806), seekable: { start: seconds(0), end: seconds(3590) } });
    expect(broadcast.position.now()).toMatchObject({
      from: timeOfDay('11:00'),
      shown: timeOfDay('11:30') + 6 * SECOND_MS,
    });
  });

  it('keeps the moment of a pause', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report(liveTime(1800));
    const before = broadcast.position.now();
    player.report({ kind: 'paused', ...at(1800, 0) });
    expect(broadcast.position.now()).toBe(before);
  });

  it('seeks in the stream', () => {
    const { player, broadcast, play } = setUp();
    broadcast.seek(timeOfDay('11:15'));
    play();
    broadcast.seek(timeOfDay('11:15'));
    player.report(liveTime(1800));
    broadcast.seek(timeOfDay('11:15'));
    expect(player.asked).toEqual(['seek 900']);
  });

  it('goes to the live edge, and plays if it was paused', () => {
    const { player, broadcast, play } = setUp();
    broadcast.goLive();
    play();
    player.report(liveTime(1800));
    player.report({ kind: 'started', ...at(1800, 0) });
    broadcast.goLive();
    expect(player.asked).toEqual(['seek 3582']);
    expect(player.presses()).toBe(0);
    player.report({ kind: 'paused', ...at(1800, 0) });
    broadcast.goLive();
    expect(player.presses()).toBe(1);
  });

  it('does not play a paused recording that is asked to go live', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report({ kind: 'paused', ...at(20, 1800) });
    broadcast.goLive();
    expect(player.asked).toEqual([]);
    expect(player.presses()).toBe(0);
  });

  it('is measured by the clock', () => {
    const { player, broadcast, play } = setUp();
    play();
    player.report(liveTime(3600 - 60));
    expect(broadcast.position.now()?.at).toBe(NOON);
    expect(broadcast.position.now()?.shown).toBe(NOON - 60 * SECOND_MS);
  });
});
