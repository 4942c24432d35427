import { describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makePlayerWithSigning } from '#application/playback/player-with-signing.ts';
import type { PlayerSession } from '#application/ports/player.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaTrack } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { makeInMemoryContentSigner } from '#tests/doubles/in-memory-content-signer.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';

const item = aMediaItem();
const onPlatform = aMediaItem({
  title: 'As the platform has it',
  sources: [{ file: 'https://cdn.test/a.m3u8', type: 'hls', protection: null }],
  tracks: [{ file: 'https://cdn.test/chapters.vtt', kind: 'chapters', label: null }],
});
const refusal: PlayerEvent = { kind: 'failed', what: 'video', refused: true };

/** The tokens are 1, 2, 3 …; those in `refused` are not granted. */
function setUp(refused: Readonly<Record<number, AppFailure>> = {}) {
  const player = makeInMemoryPlayer();
  const open = vi.spyOn(player, 'open');
  /** The session of the player itself. */
  const opened = () => open.mock.results[0]?.value as PlayerSession;
  const signer = makeInMemoryContentSigner(null, refused);
  const catalogue = makeInMemoryMediaCatalogue([onPlatform], [], true);
  const events: PlayerEvent[] = [];
  const reporter = makeRecordingReporter();
  const session = makePlayerWithSigning(player, signer, catalogue, reporter).open(
    { item, from: seconds(120), poster: null },
    {} as HTMLElement,
  );
  /** The tracks of each grant. */
  const granted: (readonly MediaTrack[])[] = [];
  session.events$.subscribe((event) => {
    if (event.kind === 'authorized') granted.push(event.tracks);
    else events.push(event);
  });
  const source = (token: number) => ({
    ...item,
    sources: [{ file: `https://cdn.test/a.m3u8?token=${token}`, type: 'hls', protection: null }],
    tracks: onPlatform.tracks,
  });
  return { player, opened, session, events, granted, source, reported: reporter.reported };
}

describe('a player of signed items [ACC-07]', () => {
  it('opens with the granted sources, under the item’s own title', async () => {
    const { player, source } = setUp();
    expect(player.opened).toEqual([]);
    await settled();
    expect(player.opened).toEqual([{ item: source(1), from: 120, poster: null }]);
  });

  it('tells the tracks that were granted, at the start and with renewed sources', async () => {
    const { player, granted } = setUp();
    await settled();
    expect(granted).toEqual([onPlatform.tracks]);
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'failed', what: 'video', refused: true });
    await settled();
    expect(granted).toEqual([onPlatform.tracks, onPlatform.tracks]);
  });

  it('never opens for a viewer without access, and reports the reason', async () => {
    const refused = { 1: new AppFailure('not-entitled', 'Not in your subscription.') };
    const { player, events, reported } = setUp(refused);
    await settled();
    expect(player.opened).toEqual([]);
    expect(reported).toEqual([]);
    expect(events).toEqual([{ kind: 'failed', what: 'access', reason: 'Not in your subscription.' }]);
  });

  it('fails as a video that can be retried if signing fails, and reports that to developers', async () => {
    const failure = new AppFailure('unreachable', 'No answer');
    const { events, reported } = setUp({ 1: failure });
    await settled();
    expect(reported).toEqual([failure]);
    expect(events).toEqual([{ kind: 'failed', what: 'video', refused: false }]);
  });

  it('reports as a failure of the video what is no failure of the app', async () => {
    const cause = new TypeError('Cannot read');
    const reporter = makeRecordingReporter();
    const signer = { sign: () => Promise.reject(cause) };
    const events: PlayerEvent[] = [];
    makePlayerWithSigning(makeInMemoryPlayer(), signer, makeInMemoryMediaCatalogue(), reporter)
      .open({ item, from: seconds(0), poster: null }, {} as HTMLElement)
      .events$.subscribe((event) => events.push(event));
    await settled();
    expect(reporter.reported).toMatchObject([
      { kind: 'malformed-answer', message: 'The video cannot be signed', cause },
    ]);
    expect(events).toEqual([{ kind: 'failed', what: 'video', refused: false }]);
  });

  it('passes on calls to the player', async () => {
    const { player, session, source } = setUp();
    await settled();
    session.play();
    session.pause();
    session.seek(seconds(700));
    session.change({ volume: 80 });
    session.cast('airPlay');
    session.enterFullScreen();
    session.replace(source(9), seconds(10), false);
    expect(player.presses()).toBe(1);
    expect(player.asked).toEqual([
      'pause',
      'seek 700',
      'change {"volume":80}',
      'cast airPlay',
      'full screen',
    ]);
    expect(player.replacements).toEqual([{ item: source(9), from: 10, plays: false }]);
  });

  it('ignores calls before it opens', async () => {
    const { player, session, source } = setUp();
    session.play();
    session.pause();
    session.seek(seconds(700));
    session.change({ volume: 80 });
    session.cast('airPlay');
    session.enterFullScreen();
    session.replace(source(9), seconds(10), false);
    await settled();
    expect(player.opened.map(({ from }) => from)).toEqual([120]);
    expect([player.presses(), ...player.asked, ...player.replacements]).toEqual([0]);
  });

  it.each<PlayerEvent>([
    { kind: 'failed', what: 'video', refused: false },
    { kind: 'failed', what: 'library' },
  ])('passes on a failure that is no refusal: $what', async (failed) => {
    const { player, events } = setUp();
    await settled();
    player.report(failed);
    await settled();
    expect(player.replacements).toEqual([]);
    expect(events).toEqual([failed]);
  });

  it('passes on the player’s events', async () => {
    const { player, events } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'paused', ...at(130) });
    expect(events).toEqual([
      { kind: 'started', ...at(120) },
      { kind: 'paused', ...at(130) },
    ]);
  });

  it('renews a refused source at its position, and resumes', async () => {
    const { player, events, source } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'time', ...at(300) });
    player.report(refusal);
    player.report({ kind: 'paused', ...at(300) });
    await settled();
    expect(player.replacements).toEqual([{ item: source(2), from: 300, plays: true }]);
    player.report({ kind: 'ready' });
    player.report({ kind: 'started', ...at(300) });
    player.report({ kind: 'time', ...at(301) });
    expect(events).toEqual([
      { kind: 'started', ...at(120) },
      { kind: 'time', ...at(300) },
      { kind: 'reauthorizing' },
      { kind: 'ready' },
      { kind: 'started', ...at(300) },
      { kind: 'time', ...at(301) },
    ]);
  });

  it('plays, once renewed, what was refused before it started', async () => {
    const { player, source } = setUp();
    await settled();
    player.report(refusal);
    await settled();
    expect(player.replacements).toEqual([{ item: source(2), from: 120, plays: true }]);
  });

  it('suppresses events of the refused sources while new ones are requested', async () => {
    const { player, events } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report(refusal);
    player.report(refusal);
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'time', ...at(121) });
    player.report({ kind: 'seeked', ...at(122) });
    player.report({ kind: 'autoplay-blocked' });
    player.report({ kind: 'failed', what: 'video', refused: false });
    await settled();
    player.report({ kind: 'started', ...at(120) });
    expect(player.replacements.map(({ from }) => from)).toEqual([120]);
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'reauthorizing', 'started']);
  });

  it('reports a pause while the new sources load', async () => {
    const { player, events } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'time', ...at(300) });
    player.report(refusal);
    await settled();
    player.report({ kind: 'paused', ...at(300) });
    expect(events.at(-1)).toEqual({ kind: 'paused', ...at(300) });
  });

  it('applies calls made in the meantime to the new sources', async () => {
    const { player, session, source } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report(refusal);
    session.pause();
    session.seek(seconds(700));
    await settled();
    expect(player.replacements).toEqual([{ item: source(2), from: 700, plays: false }]);
    expect(player.asked).toEqual([]);
  });

  it('plays the new sources if asked to play in the meantime', async () => {
    const { player, session } = setUp();
    await settled();
    player.report({ kind: 'paused', ...at(300) });
    player.report(refusal);
    session.play();
    await settled();
    expect(player.replacements.map(({ plays }) => plays)).toEqual([true]);
    expect(player.presses()).toBe(0);
  });

  it('replaces nothing in a player that was removed in the meantime', async () => {
    const { session, events, player, opened } = setUp();
    await settled();
    const replace = vi.spyOn(opened(), 'replace');
    player.report({ kind: 'time', ...at(300) });
    player.report(refusal);
    session.remove();
    await settled();
    expect(replace).not.toHaveBeenCalled();
    expect(events.at(-1)).toEqual({ kind: 'removed' });
  });

  it('renews at the position of the latest seek', async () => {
    const { player } = setUp();
    await settled();
    player.report({ kind: 'time', ...at(300) });
    player.report({ kind: 'seeking', ...at(900) });
    player.report(refusal);
    await settled();
    expect(player.replacements.map(({ from }) => from)).toEqual([900]);
  });

  it('does not resume a paused player', async () => {
    const { player, events, source } = setUp();
    await settled();
    player.report({ kind: 'started', ...at(120) });
    player.report({ kind: 'paused', ...at(300) });
    player.report(refusal);
    await settled();
    expect(player.replacements).toEqual([{ item: source(2), from: 300, plays: false }]);
    player.report({ kind: 'started', ...at(300) });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'paused', 'reauthorizing', 'started']);
  });

  it.each<PlayerEvent>([{ kind: 'autoplay-blocked' }, { kind: 'completed', ...at(1000) }])(
    'does not resume a player after $kind, unless it has started again',
    async (halt) => {
      const { player } = setUp();
      await settled();
      player.report({ kind: 'started', ...at(120) });
      player.report(halt);
      player.report(refusal);
      await settled();
      player.report({ kind: 'started', ...at(300) });
      player.report({ kind: 'time', ...at(301) });
      player.report(refusal);
      await settled();
      expect(player.replacements.map(({ plays }) => plays)).toEqual([false, true]);
    },
  );

  it('renews at each expiry even if paused', async () => {
    const { player, events } = setUp();
    await settled();
    player.report({ kind: 'paused', ...at(300) });
    for (const position of [400, 500]) {
      player.report({ kind: 'seeking', ...at(position) });
      player.report(refusal);
      await settled();
      player.report({ kind: 'seeked', ...at(position) });
    }
    expect(player.replacements.map(({ from, plays }) => [from, plays])).toEqual([
      [400, false],
      [500, false],
    ]);
    expect(events.filter(({ kind }) => kind === 'failed')).toEqual([]);
  });

  it('renews at each expiry', async () => {
    const { player, events } = setUp();
    await settled();
    for (const position of [300, 900, 1200]) {
      player.report({ kind: 'time', ...at(position) });
      player.report(refusal);
      await settled();
    }
    expect(player.replacements.map(({ from }) => from)).toEqual([300, 900, 1200]);
    expect(events.filter(({ kind }) => kind === 'failed')).toEqual([]);
  });

  it('treats a refusal directly after a renewal as a failure', async () => {
    const { player, events } = setUp();
    await settled();
    player.report({ kind: 'time', ...at(300) });
    player.report(refusal);
    await settled();
    player.report({ kind: 'ready' });
    player.report(refusal);
    await settled();
    expect(player.replacements).toHaveLength(1);
    expect(events.at(-1)).toEqual(refusal);
  });

  it('reports at a renewal that access was lost', async () => {
    const { player, events } = setUp({ 2: new AppFailure('not-entitled', 'It has ended.') });
    await settled();
    player.report({ kind: 'time', ...at(300) });
    player.report(refusal);
    await settled();
    expect(player.replacements).toEqual([]);
    expect(events.at(-1)).toEqual({ kind: 'failed', what: 'access', reason: 'It has ended.' });
  });

  describe('prepared for an item', () => {
    const KEPT_MS = 5000;
    const setUpPrepared = (refused: Readonly<Record<number, AppFailure>> = {}) => {
      const inner = makeInMemoryPlayer();
      const prepare = vi.spyOn(inner, 'prepare');
      const reporter = makeRecordingReporter();
      const catalogue = makeInMemoryMediaCatalogue([onPlatform, other], [], true);
      const signer = makeInMemoryContentSigner(null, refused);
      const player = makePlayerWithSigning(inner, signer, catalogue, reporter);
      const open = (opened = item) =>
        player.open({ item: opened, from: seconds(0), poster: null }, {} as HTMLElement);
      /** The tokens with which items were opened. */
      const tokens = () => inner.opened.map((request) => request.item.sources[0]?.file.split('token=')[1]);
      return { player, prepare, open, tokens, reported: reporter.reported };
    };
    const other = aMediaItem({ ...onPlatform, id: mediaId('other') });

    it('opens with the grant that it requested', async () => {
      const { player, prepare, open, tokens } = setUpPrepared();
      player.prepare(item);
      expect(prepare).toHaveBeenCalledTimes(1);
      player.prepare(item);
      await settled();
      open();
      await settled();
      expect(tokens()).toEqual(['1']);
      open();
      await settled();
      expect(tokens()).toEqual(['1', '2']);
    });

    it('opens with a grant that is still on its way', async () => {
      const { player, open, tokens } = setUpPrepared();
      player.prepare(item);
      open();
      await settled();
      expect(tokens()).toEqual(['1']);
    });

    it('requests another one for another item', async () => {
      const { player, open, tokens } = setUpPrepared();
      player.prepare(item);
      await settled();
      open(other);
      await settled();
      expect(tokens()).toEqual(['2']);
    });

    it('requests another one after a failure', async () => {
      const failure = new AppFailure('unreachable', 'No answer');
      const { player, open, tokens, reported } = setUpPrepared({ 1: failure });
      player.prepare(item);
      await settled();
      expect(reported).toEqual([failure]);
      open();
      await settled();
      expect(tokens()).toEqual(['2']);
    });

    it.each([
      [KEPT_MS - 1, '1'],
      [KEPT_MS, '2'],
    ])('after %i ms opens with grant %s', async (passed, token) => {
      vi.useFakeTimers();
      try {
        const { player, open, tokens } = setUpPrepared();
        player.prepare(item);
        await vi.advanceTimersByTimeAsync(passed);
        open();
        await vi.advanceTimersByTimeAsync(1);
        expect(tokens()).toEqual([token]);
      } finally {
        vi.useRealTimers();
      }
    });
  });

  it('ends before it has started', async () => {
    const { player, session, events } = setUp();
    session.remove();
    await settled();
    expect(player.opened).toEqual([]);
    expect(events).toEqual([{ kind: 'removed' }]);
  });

  it('ends with its player, once', async () => {
    const { player, opened, session, events } = setUp();
    const ended = vi.fn();
    session.events$.subscribe({ complete: ended });
    await settled();
    const remove = vi.spyOn(opened(), 'remove');
    session.remove();
    session.remove();
    session.play();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(events).toEqual([{ kind: 'removed' }]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(player.presses()).toBe(0);
  });
});
