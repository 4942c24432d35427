import { filter, map, NEVER, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { openPlayback } from '#application/playback/playback.ts';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { playbackToTrack } from '#domain/analytics/tracked-playback.ts';
import type { PlaybackState } from '#domain/playback/playback-state.ts';
import type { PlayerEvent, Position } from '#domain/playback/player-event.ts';
import { progressDue } from '#domain/playback/save-point.ts';
import { progressAt } from '#domain/progress/progress.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';

const place = {} as HTMLElement;
const network = makeControllableNetwork();
const preferences = makeInMemoryPlayerPreferences();

/** A playback whose player reports these events. */
function playbackOf(events$: Observable<PlayerEvent>, from: Position, page: PageLifecycle | null) {
  const session = { ...makeInMemoryPlayer().open(requestFrom(at(0)), place), events$ };
  const player = { ...makeInMemoryPlayer(), open: () => session };
  const saved = progressAt(from.position, from.duration);
  return openPlayback(
    player,
    requestFrom(from),
    place,
    page && { saved, page, resumedAt: null },
    preferences,
    network,
  );
}

const requestFrom = ({ position }: Position) => ({ item: aMediaItem(), from: position, poster: null });

interface Marbles {
  readonly from?: Position;
  readonly events: string;
  readonly hidden?: string;
  readonly left?: string;
  readonly kept: string;
}

const time = (position: number, duration?: number): PlayerEvent => ({
  kind: 'time',
  ...at(position, duration),
});
const paused = (position: number, duration?: number): PlayerEvent => ({
  kind: 'paused',
  ...at(position, duration),
});
const seekEvent = (position: number): PlayerEvent => ({ kind: 'seeked', ...at(position) });
const completed = (position: number): PlayerEvent => ({ kind: 'completed', ...at(position) });
const removed: PlayerEvent = { kind: 'removed' };

/**
 * Runs the pipeline. `named` maps the letters of `events` to player events, `progress` those of `kept` to
 * saved progress.
 */
function expectKept(
  marbles: Marbles,
  named: Record<string, PlayerEvent>,
  progress: Record<string, number>,
): void {
  new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  }).run(({ hot, expectObservable }) => {
    const occasion = (when = '-'): Observable<void> => hot(when).pipe(map(() => undefined));
    const page = {
      isShown: () => true,
      hidden$: occasion(marbles.hidden),
      shown$: NEVER,
      leaving$: occasion(marbles.left),
      restored$: occasion(),
    };
    const { steps$ } = playbackOf(hot(marbles.events, named), marbles.from ?? at(0), page);
    const kept$: Observable<number> = steps$.pipe(
      map(({ before, now }) => progressDue(before.saved, now.saved)),
      filter((due) => due !== null),
    );
    expectObservable(kept$).toBe(marbles.kept, progress);
  });
}

describe('progress saves [PLY-05]', () => {
  it('do not happen while it only plays', () => {
    const events = { s: { kind: 'started', ...at(0) }, t: time(4), u: time(8), v: time(12) } as const;
    expectKept({ events: '-s-t-u-v', kept: '--------' }, events, {});
  });

  it('happen at a pause', () => {
    expectKept({ events: '-p--q-', kept: '-a--b-' }, { p: paused(500), q: paused(600) }, { a: 0.5, b: 0.6 });
  });

  it('happen at a failure', () => {
    const failed: PlayerEvent = { kind: 'failed', what: 'video', refused: false };
    expectKept({ events: '-t-f--f-', kept: '---a----' }, { t: time(300), f: failed }, { a: 0.3 });
  });

  it('do not happen if it fails before it moved', () => {
    const failed: PlayerEvent = { kind: 'failed', what: 'library' };
    expectKept({ from: at(500), events: '-f-', kept: '---' }, { f: failed }, {});
  });

  it('save 1 at completion', () => {
    expectKept({ events: '-t--c-', kept: '----a-' }, { t: time(998), c: completed(1000) }, { a: 1 });
  });

  it('save the last position when the player is removed, and then nothing more', () => {
    expectKept(
      { events: '-t--r--p', hidden: '-----h', left: '------l', kept: '----(a|)' },
      { t: time(500), r: removed, p: paused(900) },
      { a: 0.5 },
    );
  });

  it('save the last position when the tab is hidden', () => {
    expectKept(
      { events: '-t-u--', hidden: '--h--h', kept: '--a--b' },
      { t: time(500), u: time(600) },
      { a: 0.5, b: 0.6 },
    );
  });

  it('save the last position when the page is left', () => {
    expectKept({ events: '-t---', left: '---l-', kept: '---a-' }, { t: time(500) }, { a: 0.5 });
  });

  it('happen once for each position, even if several save points coincide', () => {
    expectKept(
      { events: '-p--r', hidden: '--h', left: '---l', kept: '-a--|' },
      { p: paused(500), r: removed },
      { a: 0.5 },
    );
  });

  it('do not happen on other player events', () => {
    const events = {
      t: time(500),
      a: { kind: 'stalled' },
      i: { kind: 'settings-changed', changes: { volume: 40 } },
      k: seekEvent(700),
      n: { kind: 'reauthorizing' },
    } as const;
    expectKept({ events: '-t-a-i-k-n', kept: '----------' }, events, {});
  });
});

describe('the save every 60 s [PLY-05]', () => {
  const HOUR = 3600;
  /** Time events every 5 s of media time, the first 5 s after `from`. */
  const ticks = (count: number, from = 0, duration = HOUR): PlayerEvent[] =>
    Array.from({ length: count }, (_, index) => time(from + 5 * (index + 1), duration));
  const jumpTo = (position: number): PlayerEvent => ({ kind: 'seeked', ...at(position, HOUR) });

  /** Emits the events one after another, starting from the beginning unless specified otherwise. */
  const expectAfter = (
    events: readonly PlayerEvent[],
    kept: string,
    progress: Record<string, number>,
    from = at(0, HOUR),
  ) => {
    const letters = events.map((_, index) => String.fromCharCode('a'.charCodeAt(0) + index));
    const named = Object.fromEntries(letters.map((letter, index) => [letter, events[index] as PlayerEvent]));
    expectKept({ from, events: letters.join(''), kept }, named, progress);
  };

  it('happens at the 60th second of media time, not before', () => {
    expectAfter(ticks(11), '-----------', {});
    expectAfter(ticks(12), '-----------k', { k: 60 / HOUR });
  });

  it('counts from where playback starts', () => {
    expectAfter(ticks(12, 1800), '-----------k', { k: 1860 / HOUR }, at(1800, HOUR));
  });

  it('happens with the time event that passes the 60th second', () => {
    const uneven = [...ticks(11), time(59.9, HOUR), time(60.2, HOUR)];
    expectAfter(uneven, '------------k', { k: 60.2 / HOUR });
  });

  it('happens again after another 60 s', () => {
    expectAfter(ticks(24), '-----------k-----------l', { k: 60 / HOUR, l: 120 / HOUR });
  });

  it('does not count a seek as played, forward or backward', () => {
    expectAfter([...ticks(6), jumpTo(1800), ...ticks(5, 1800)], '------------', {});
    expectAfter([...ticks(6, 1800), jumpTo(0), ...ticks(5)], '------------', {}, at(1800, HOUR));
  });

  it('adds up what is played before and after a seek', () => {
    expectAfter([...ticks(6), jumpTo(1800), ...ticks(6, 1800)], '------------k', { k: 1830 / HOUR });
  });

  it('does not count a jump without a seek event', () => {
    expectAfter([...ticks(6), time(1800, HOUR), ...ticks(5, 1800)], '------------', {});
  });

  it('is skipped if 60 s are no more than 0.01 of the duration', () => {
    expectAfter(ticks(12, 0, 6000), '------------', {}, at(0, 6000));
    expectAfter(ticks(12, 0, 5900), '-----------k', { k: 60 / 5900 }, at(0, 5900));
  });
});

describe('the minimum change for a save [PLY-05]', () => {
  it.each([
    [510, false],
    [510.1, true],
    [490, false],
    [489.9, true],
  ])('from 500 s to %d s of 1000 s: %s', (position, saved) => {
    expectKept(
      { from: at(500), events: 'p', kept: saved ? 'k' : '-' },
      { p: paused(position) },
      { k: position / 1000 },
    );
  });

  it('is measured from the last save, not from where playback began', () => {
    expectKept(
      { from: at(500), events: 'pqr', kept: 'a-b' },
      { p: paused(600), q: paused(609), r: paused(611) },
      { a: 0.6, b: 0.611 },
    );
  });
});

describe('a playback whose progress is not saved [PLY-06]', () => {
  it('has nothing to save, whatever happens', () => {
    const player = makeInMemoryPlayer();
    const due: unknown[] = [];
    const { steps$, playback } = openPlayback(player, requestFrom(at(0)), place, null, preferences, network);
    steps$.subscribe(({ before, now }) => due.push(progressDue(before.saved, now.saved)));
    player.report({ kind: 'paused', ...at(500) });
    playback.end();
    expect(due).toEqual([null, null]);
  });
});

describe('a live stream [PLY-06]', () => {
  it('saves nothing, whatever happens', () => {
    expectKept(
      { from: at(0, 0), events: '-t-p-c-r', hidden: '--h', left: '----l', kept: '-------|' },
      { t: time(500, 0), p: paused(900, 0), c: { kind: 'completed', ...at(0, 0) }, r: removed },
      {},
    );
  });
});

describe('what the screen shows', () => {
  function setUp() {
    const player = makeInMemoryPlayer();
    const page = makeControllablePageLifecycle();
    const saving = { saved: progressAt(at(0).position, at(0).duration), page, resumedAt: null };
    const { playback } = openPlayback(player, requestFrom(at(0)), place, saving, preferences, network);
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'time', ...at(300) });
    const shown: PlaybackState[] = [];
    playback.state.changes$.subscribe((state) => shown.push(state));
    return { player, page, playback, shown };
  }

  it('does not change with what is only saved, tracked or reported', () => {
    const { player, page, playback, shown } = setUp();
    page.hide();
    page.leave();
    player.report({ kind: 'ready' });
    playback.end();
    expect(shown).toHaveLength(1);
  });

  it('is where the player stands at each of its reports', () => {
    const { player, shown } = setUp();
    player.report({ kind: 'time', ...at(301) });
    player.report({ kind: 'paused', ...at(302) });
    expect(shown.map(({ position }) => position)).toEqual([300, 301, 302]);
  });
});

describe('the tracked events of a playback [PLY-04]', () => {
  const EVENTS: Readonly<Record<string, PlayerEvent>> = {
    r: { kind: 'ready' },
    s: { kind: 'started', ...at(0) },
    t: { kind: 'time', ...at(300) },
    p: { kind: 'paused', ...at(300) },
    a: { kind: 'started', ...at(300) },
    n: { kind: 'paused', ...at(900) },
    e: { kind: 'completed', ...at(1000) },
    x: { kind: 'removed' },
  };

  const TRACKED = {
    s: { name: 'Started Video', position: 0 },
    p: { name: 'Paused Video', position: 300 },
    a: { name: 'Resumed Video', position: 300 },
    n: { name: 'Completed Video', position: 900 },
    e: { name: 'Completed Video', position: 1000 },
  };

  it.each([
    ['from its beginning to its end', 'r-s-t-(ex|)', '--s---(e|)'],
    ['with a break', 'rs-t-p--a-e-(x|)', '-s---p--a-e-(|)'],
    ['left near the end', 'rs-n-(x|)', '-s-n-(|)'],
    ['halted and watched on to the end', 's-n-a-e-(x|)', 's-n-a---(|)'],
    ['that was never begun', 'r-(x|)', '--(|)'],
  ])('%s', (_what, events, told) => {
    new TestScheduler((found, expected) => expect(found).toEqual(expected)).run(
      ({ hot, expectObservable }) => {
        const tracked$ = playbackOf(hot(events, EVENTS), at(0), null).steps$.pipe(
          map(({ before, event }) => playbackToTrack(before.playing, event)),
          filter((tracked) => tracked !== null),
        );
        expectObservable(tracked$).toBe(told, TRACKED);
      },
    );
  });
});
