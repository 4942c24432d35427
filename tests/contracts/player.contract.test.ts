import { describe, expect, it } from 'vitest';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import type { Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { PlayerSettings, SettingsRequest } from '#domain/playback/player-settings.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { simulatedPlayerLibrary } from '#features/support/dom/simulated-player-library.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeFakeLibraryPlayer, type FakeLibraryPlayer } from '#tests/doubles/fake-player-library.ts';
import { makeFakePicture } from '#tests/doubles/fake-picture.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';
import { openTab } from './simulated-tab.ts';

type Happening = 'play' | 'time' | 'pause' | 'complete';

interface Subject {
  readonly player: Player;
  /** Triggers an event in the player that was opened last. */
  readonly happen: (happening: Happening) => void;
  /** How many requests a player has received. */
  readonly asked: () => number;
}

/** The position of a fake library player. */
const HERE = at(30, 1440);
const EVENTS: Readonly<Record<Happening, PlayerEvent>> = {
  play: { kind: 'started', ...HERE },
  time: { kind: 'time', ...HERE },
  pause: { kind: 'paused', ...HERE },
  complete: { kind: 'completed', ...at(1440, 1440) },
};

function hosted(): Subject {
  const players: FakeLibraryPlayer[] = [];
  const picture = makeFakePicture({ pictureInPicture: true, airPlay: true, ownFullScreen: true });
  const create = () => {
    const player = makeFakeLibraryPlayer(picture.container);
    players.push(player);
    return player;
  };
  return {
    player: makeHostedPlayer(async () => create, `${ORIGIN}/libraries/mockplay.js`),
    happen: (happening) => players.at(-1)?.emit(happening),
    asked: () =>
      picture.told.length + players.flatMap(({ told }) => told).filter((what) => what !== 'remove').length,
  };
}

function inMemory(): Subject {
  const player = makeInMemoryPlayer();
  return {
    player,
    happen: (happening) => player.report(EVENTS[happening]),
    asked: () => player.presses() + player.asked.length + player.replacements.length,
  };
}

const item = aMediaItem({
  sources: [{ file: 'https://cdn.test/a.m3u8', type: null, protection: null }],
});
const request: PlayRequest = { item, from: seconds(0), poster: null };
const place = {} as HTMLElement;

function listen(session: PlayerSession) {
  const events: PlayerEvent[] = [];
  let isComplete = false;
  session.events$.subscribe({ next: (event) => events.push(event), complete: () => (isComplete = true) });
  return { session, events, isComplete: () => isComplete };
}

const SETTINGS: readonly SettingsRequest[] = [
  { volume: 80 },
  { isMuted: true },
  { rate: 1.5 },
  { captions: 0 },
  { captions: null },
  { quality: 0 },
  { quality: null },
  { audioTrack: 1 },
  { isInPicture: true },
];

const REQUESTS: readonly (readonly [string, (session: PlayerSession) => void])[] = [
  ['play', (session) => session.play()],
  ['pause', (session) => session.pause()],
  ['seek', (session) => session.seek(seconds(90))],
  ['replace', (session) => session.replace(item, seconds(90), false)],
  ...SETTINGS.map(
    (settings) =>
      [`change ${JSON.stringify(settings)}`, (session: PlayerSession) => session.change(settings)] as const,
  ),
  ['cast', (session) => session.cast('cast')],
  ['cast by AirPlay', (session) => session.cast('airPlay')],
  ['enterFullScreen', (session) => session.enterFullScreen()],
];

describeContract('a player', { 'of the hosted platform': hosted, 'in memory': inMemory }, (make) => {
  async function opened() {
    const subject = make();
    const heard = listen(subject.player.open(request, place));
    await settled();
    return { ...subject, ...heard };
  }

  it('reports what happens, in order, and nothing before', async () => {
    const { happen, events } = await opened();
    expect(events).toEqual([]);
    const happenings: readonly Happening[] = ['play', 'time', 'pause', 'play', 'complete'];
    happenings.forEach(happen);
    expect(events).toEqual(happenings.map((each) => EVENTS[each]));
  });

  it.each(REQUESTS)('accepts a call of %s, and reports nothing that has not happened', async (_, ask) => {
    const { session, events, asked } = await opened();
    ask(session);
    expect(asked()).toBe(1);
    expect(events).toEqual([]);
  });

  it('ends when it is removed, once', async () => {
    const { session, happen, events, isComplete } = await opened();
    happen('play');
    session.remove();
    expect(isComplete()).toBe(true);
    session.remove();
    happen('pause');
    expect(events).toEqual([EVENTS.play, { kind: 'removed' }]);
  });

  it('ends if it is removed immediately', async () => {
    const { player } = make();
    const { session, events, isComplete } = listen(player.open(request, place));
    session.remove();
    await settled();
    expect(events).toEqual([{ kind: 'removed' }]);
    expect(isComplete()).toBe(true);
  });

  it.each(REQUESTS)('ignores a call of %s after it is removed', async (_, ask) => {
    const { session, asked } = await opened();
    session.remove();
    const before = asked();
    ask(session);
    expect(asked()).toBe(before);
  });

  it('notifies a late listener of what follows', async () => {
    const { session, happen } = await opened();
    happen('play');
    const { events } = listen(session);
    happen('pause');
    expect(events).toEqual([EVENTS.pause]);
  });

  it('has a session for each opening', async () => {
    const first = await opened();
    const second = listen(first.player.open(request, place));
    await settled();
    first.happen('play');
    first.session.remove();
    first.happen('pause');
    expect(first.events).toEqual([{ kind: 'removed' }]);
    expect(second.events).toEqual([EVENTS.play, EVENTS.pause]);
    expect(second.isComplete()).toBe(false);
  });

  it('ends what plays in a place that is closed', async () => {
    const { player, happen, events, isComplete } = await opened();
    happen('play');
    player.close(place);
    player.close(place);
    expect(events).toEqual([EVENTS.play, { kind: 'removed' }]);
    expect(isComplete()).toBe(true);
  });

  it('can be opened again in a place that was closed', async () => {
    const { player, happen } = await opened();
    player.close(place);
    const { events } = listen(player.open(request, place));
    await settled();
    happen('play');
    expect(events).toEqual([EVENTS.play]);
  });

  it('can be opened after any number of preparations', async () => {
    const { player, happen } = make();
    player.prepare();
    player.prepare();
    const { events } = listen(player.open(request, place));
    await settled();
    happen('play');
    expect(events).toEqual([EVENTS.play]);
  });
});

/** Events without those of settings. */
const played = (events: readonly PlayerEvent[]) => events.filter(({ kind }) => kind !== 'settings-changed');

describe('the hosted player on the platform', () => {
  async function openOn(person: string, change: (item: MediaItem) => MediaItem = (same) => same) {
    const { http, cdn, accountApi, catalogue, fetch } = await enterPlatform(person);
    const reporter = makeRecordingReporter();
    const workout = catalogue.workouts.find(({ item }) => !item.requiredEntitlements);
    const id = mediaId(workout?.item.mediaid ?? '');
    const signer = makeHttpContentSigner(http, { host: `${ORIGIN}/signing`, drmPolicy: null });
    const items = makeCdnMediaCatalogue(http, cdn, accountApi, reporter, null);
    const opened = await items.media(id, await signer.sign(id));
    const { library } = simulatedPlayerLibrary({
      durationOf: () => opened.duration,
      now: () => 0,
      get: async (address) => {
        const response = await fetch(address);
        return { status: response.status, text: await response.text() };
      },
    });
    const player = makeHostedPlayer(async () => library, cdn.player('mockplay'));
    const shown = { ...request, item: change(opened), from: seconds(60) };
    const { events, session } = listen(player.open(shown, openTab().document.body));
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await settled();
    return { events, session, duration: opened.duration };
  }

  it('starts an item at the requested position', async () => {
    const { events, duration } = await openOn('subscribed');
    await expect.poll(() => events.map(({ kind }) => kind)).toContain('started');
    expect(played(events)).toEqual([{ kind: 'ready' }, { kind: 'started', ...at(60, duration) }]);
  });

  it('reports what can be set, and each setting that has changed', async () => {
    const { events, session } = await openOn('subscribed');
    await expect.poll(() => events.map(({ kind }) => kind)).toContain('started');
    const settings = () =>
      Object.assign({}, ...events.map((event) => 'changes' in event && event.changes)) as PlayerSettings;
    const { captions, qualities, ...sound } = settings();
    expect(sound).toEqual({ volume: 100, isMuted: false });
    expect(captions.tracks.length).toBeGreaterThan(0);
    expect(qualities.tracks.length).toBeGreaterThan(0);
    expect([captions.chosen, qualities.chosen]).toEqual([null, null]);
    session.change({ volume: 40, isMuted: true, rate: 1.5, captions: 0, quality: 1 });
    expect(settings()).toEqual({
      ...{ volume: 40, isMuted: true, rate: 1.5 },
      captions: { ...captions, chosen: 0 },
      qualities: { ...qualities, chosen: 1 },
    });
    session.change({ captions: null, quality: null });
    expect(settings()).toMatchObject({ captions, qualities });
  });

  it('reports sources that the platform refuses', async () => {
    const { events } = await openOn('subscribed', (opened) => ({
      ...opened,
      sources: opened.sources.map((source) => ({ ...source, file: source.file.replace(/\?.*/, '') })),
    }));
    await expect
      .poll(() => played(events))
      .toEqual([{ kind: 'ready' }, { kind: 'failed', what: 'video', refused: true }]);
  });

  it('reports an item without sources', async () => {
    const { events } = await openOn('subscribed', (opened) => ({ ...opened, sources: [] }));
    expect(events).toEqual([{ kind: 'failed', what: 'video', refused: false }]);
  });

  it('reports a library that cannot be loaded', async () => {
    const player = makeHostedPlayer(
      () => Promise.reject(new Error('No library')),
      `${ORIGIN}/libraries/x.js`,
    );
    player.prepare();
    const { events } = listen(player.open(request, place));
    await settled();
    expect(events).toEqual([{ kind: 'failed', what: 'library' }]);
  });
});
