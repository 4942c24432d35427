import { describe, expect, it } from 'vitest';
import { openPlayback } from '#application/playback/playback.ts';
import type { PlayRequest } from '#application/ports/player.ts';
import { USUAL_CAPTIONS, type CaptionStyle } from '#domain/playback/caption-style.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { NO_PREFERENCES, type PlayerPreferences } from '#domain/playback/player-preferences.ts';
import type { PlayerSettings, SettingsRequest, TrackList } from '#domain/playback/player-settings.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';

function setUp(chosen: Partial<PlayerPreferences> = {}, played: Partial<PlayRequest> = {}) {
  const network = makeControllableNetwork();
  const player = makeInMemoryPlayer();
  const store = makeInMemoryPlayerPreferences(chosen);
  const open = () => {
    const request = { item: aMediaItem(), from: at(0).position, poster: null, ...played };
    return openPlayback(player, request, {} as HTMLElement, null, store, network).playback;
  };
  const playback = open();
  const report = (...events: readonly PlayerEvent[]) => events.forEach((event) => player.report(event));
  return { asked: player.asked, network, store, open, playback, report };
}

const YELLOW: CaptionStyle = { ...USUAL_CAPTIONS, color: 'yellow' };
/** What a player that is ready is told. */
const changeOf = (settings: SettingsRequest) =>
  `change ${JSON.stringify({ ...settings, captionStyle: settings.captionStyle ?? USUAL_CAPTIONS })}`;
const ready: PlayerEvent = { kind: 'ready' };
const renewing: PlayerEvent = { kind: 'reauthorizing' };
const set = (changes: Partial<PlayerSettings>): PlayerEvent => ({ kind: 'settings-changed', changes });
const listOf = (labels: readonly string[], chosen: number | null): TrackList => ({
  tracks: labels.map((label) => ({ label, language: null })),
  chosen,
});
const TWO = ['English', 'Español'];
const lists = (labels: readonly string[], chosen: number | null = null) =>
  set({ captions: listOf(labels, chosen) });

const english = { captions: 'English', lastCaptions: 'English' };
const spanish = { captions: 'Español', lastCaptions: 'Español' };

describe('a player that is ready [PLY-08]', () => {
  it.each<readonly [Partial<PlayerPreferences>, SettingsRequest]>([
    [{}, {}],
    [{ volume: 40 }, { volume: 40 }],
    [
      { volume: 40, isMuted: true, rate: 1.5 },
      { volume: 40, isMuted: true, rate: 1.5 },
    ],
    [english, {}],
    [{ captionStyle: YELLOW }, { captionStyle: YELLOW }],
  ])('is told, of the preferences %j: %j, and how captions look', (chosen, told) => {
    const { asked, report } = setUp(chosen);
    expect(asked).toEqual([]);
    report(ready);
    expect(asked).toEqual([changeOf(told)]);
  });

  it('is told again after the renewal of its sources, if it is ready again', () => {
    const { asked, report } = setUp({ volume: 40 });
    report(ready, set({ volume: 70 }), renewing, ready);
    expect(asked).toEqual([changeOf({ volume: 40 }), changeOf({ volume: 70 })]);
  });
});

describe('the captions of an item [PLY-08]', () => {
  it.each<readonly [string, Partial<PlayerPreferences>, readonly PlayerEvent[], readonly string[]]>([
    ['as preferred', spanish, [lists(TWO)], ['change {"captions":1}']],
    ['instead of others', spanish, [lists(TWO, 0)], ['change {"captions":1}']],
    ['off', { captions: 'off' }, [lists(TWO, 0)], ['change {"captions":null}']],
    [
      'off where they lack the preferred ones',
      spanish,
      [lists(['English'], 0)],
      ['change {"captions":null}'],
    ],
    ['as they are, where they are preferred', spanish, [lists(TWO, 1)], []],
    ['as they are, where nothing was chosen', {}, [lists(TWO, 1)], []],
    ['once there are any', spanish, [lists([]), lists(TWO)], ['change {"captions":1}']],
    ['once for each item', spanish, [lists(TWO), lists(TWO, 0), lists(TWO)], ['change {"captions":1}']],
    ['not without any', spanish, [lists([]), set({ volume: 40 })], []],
    [
      'again of renewed sources',
      spanish,
      [lists(TWO), lists(TWO, 1), renewing, lists([]), lists(TWO)],
      ['change {"captions":1}', 'change {"captions":1}'],
    ],
    [
      'again of renewed sources without an empty list',
      spanish,
      [lists(TWO), lists(TWO, 1), renewing, lists(TWO)],
      ['change {"captions":1}', 'change {"captions":1}'],
    ],
    [
      'again of renewed sources, though the volume changes before',
      spanish,
      [lists(TWO), lists(TWO, 1), renewing, set({ volume: 40 }), lists([]), lists(TWO)],
      ['change {"captions":1}', 'change {"captions":1}'],
    ],
  ])('are requested %s', (_, chosen, events, told) => {
    const { asked, report } = setUp(chosen);
    report(...events);
    expect(asked).toEqual(told);
  });
});

describe('what is kept [PLY-08]', () => {
  const item = aMediaItem({ channel: { catchUp: 8, logo: null, background: null, schedule: null } });
  const recording = { start: 1_795_420_800_000, end: 1_795_423_500_000 };

  it.each<readonly [string, Partial<PlayRequest>, number]>([
    ['a live stream, its own', { item }, 1],
    ['a program from its beginning, its own', { item, part: { ...recording, end: null } }, 1],
    ['a recording, what the viewer prefers', { item, part: recording }, 1.5],
  ])('is told the speed of %s, also where it has played something else', (_, played, rate) => {
    const { asked, report, store } = setUp({ rate: 1.5 }, played);
    report(ready);
    expect(asked).toEqual([changeOf({ rate })]);
    report({ kind: 'started', ...at(0) }, set({ rate }));
    expect(asked.slice(1)).toEqual([`change {"rate":${rate}}`]);
    expect(store.read().rate).toBe(1.5);
  });

  type Kept = readonly [
    string,
    Partial<PlayerPreferences>,
    readonly PlayerEvent[],
    Partial<PlayerPreferences>,
  ];

  it.each<Kept>([
    [
      'the sound',
      {},
      [set({ volume: 40 }), set({ isMuted: true }), set({ rate: 2 })],
      { volume: 40, isMuted: true, rate: 2 },
    ],
    ['no silent volume', { volume: 40 }, [set({ volume: 0 })], {}],
    [
      'the look of captions, also before there are any',
      {},
      [ready, set({ captionStyle: USUAL_CAPTIONS }), set({ captionStyle: YELLOW }), lists([])],
      { captionStyle: YELLOW },
    ],
    [
      'the look of captions that was remembered',
      { captionStyle: YELLOW },
      [ready, set({ volume: 40 }), set({ captionStyle: YELLOW })],
      { volume: 40 },
    ],
    ['the captions that the viewer chooses', {}, [lists(TWO), lists(TWO, 0)], english],
    ['the captions that they choose instead', english, [lists(TWO), lists(TWO, 0), lists(TWO, 1)], spanish],
    ['that they switch them off', english, [lists(TWO), lists(TWO, 0), lists(TWO)], { captions: 'off' }],
    [
      'what they choose after a renewal',
      english,
      [lists(TWO, 0), renewing, lists(TWO), lists(TWO, 0), lists(TWO, 1)],
      spanish,
    ],
    ['no captions that the item shows by itself', {}, [lists([]), lists(TWO, 1)], {}],
    ['no captions that the item shows instead of the preferred ones', english, [lists(['Español'], 0)], {}],
    ['no captions that the app has switched off', english, [lists(['Español'], 0), lists(['Español'])], {}],
    [
      'none of those either, though the volume changes before',
      english,
      [lists(['Español'], 0), set({ volume: 40 }), lists(['Español'])],
      { volume: 40 },
    ],
    [
      'captions that the viewer switches on then',
      english,
      [lists(['Español'], 0), lists(['Español']), lists(['Español'], 0)],
      spanish,
    ],
    [
      'off, if the viewer switches those off again',
      english,
      [lists(['Español'], 0), lists(['Español']), lists(['Español'], 0), lists(['Español'])],
      { captions: 'off', lastCaptions: 'Español' },
    ],
    ['no captions that are gone', english, [lists(TWO, 0), lists(['Español']), lists([])], {}],
    [
      'no captions that a renewal switches off',
      english,
      [lists(TWO, 0), renewing, lists(TWO), lists(TWO, 0)],
      {},
    ],
    [
      'no captions of an empty list in a renewal',
      english,
      [lists(TWO, 0), renewing, lists([]), lists(TWO), lists(TWO, 0)],
      {},
    ],
    [
      'only the sound before there are captions',
      english,
      [lists([]), set({ volume: 40 }), lists([])],
      { volume: 40 },
    ],
    ['the sound during a renewal', english, [lists(TWO, 0), renewing, set({ volume: 40 })], { volume: 40 }],
    [
      'nothing of what only the player does',
      english,
      [ready, { kind: 'started', ...at(0) }, { kind: 'stalled' }],
      {},
    ],
    [
      'captions of any name',
      {},
      [lists(['<b>', '__proto__']), lists(['<b>', '__proto__'], 1)],
      { captions: '__proto__', lastCaptions: '__proto__' },
    ],
  ])('is %s', (_, chosen, events, kept) => {
    const { store, report } = setUp(chosen);
    report(...events);
    expect(store.read()).toEqual({ ...NO_PREFERENCES, ...chosen, ...kept });
  });

  it('is for the next item, too', () => {
    const { asked, open, report } = setUp();
    report(ready, set({ volume: 40 }), lists(TWO), lists(TWO, 1));
    open();
    report(ready, lists(TWO));
    expect(asked.slice(1)).toEqual([changeOf({ volume: 40 }), 'change {"captions":1}']);
  });

  it('is nothing of a playback that has ended', () => {
    const { store, playback, report } = setUp();
    playback.end();
    report(set({ volume: 40 }));
    expect(store.read()).toEqual(NO_PREFERENCES);
  });
});

describe('captions switched by one key [PLY-08]', () => {
  it.each<readonly [Partial<PlayerPreferences>, readonly PlayerEvent[], string]>([
    [{}, [lists(TWO)], 'change {"captions":0}'],
    [{ captions: 'off', lastCaptions: 'Español' }, [lists(TWO)], 'change {"captions":1}'],
    [{}, [lists(TWO, 1)], 'change {"captions":null}'],
    [{}, [], 'change {"captions":null}'],
  ])('with the preferences %j, after %j: %s', (chosen, events, told) => {
    const { asked, playback, report } = setUp(chosen);
    report(...events);
    playback.toggleCaptions();
    expect(asked).toEqual([told]);
  });
});

describe('the quality of a player [PLY-08]', () => {
  const qualities = (labels: readonly string[], chosen: number | null = null) =>
    set({ qualities: { tracks: labels.map((label) => ({ label, language: null, lines: null })), chosen } });
  const THREE = ['1080p', '720p', '480p'];

  it('is kept when it is chosen, and again when it is automatic', () => {
    const { store, report } = setUp();
    report(qualities(THREE), qualities(THREE, 2));
    expect(store.read().quality).toBe('480p');
    report(qualities(THREE));
    expect(store.read().quality).toBeNull();
  });

  it('is requested of the next item, once, and left where that does not have it', () => {
    const { asked, store, report } = setUp({ quality: '480p' });
    report(qualities(THREE), qualities(THREE, 2), qualities(THREE, 2));
    expect(asked).toEqual(['change {"quality":2}']);
    expect(store.read().quality).toBe('480p');
    const other = setUp({ quality: '480p' });
    other.report(qualities(['1080p']));
    expect(other.asked).toEqual([]);
    expect(other.store.read().quality).toBe('480p');
  });

  it('is requested again after the renewal of the sources', () => {
    const { asked, store, report } = setUp({ quality: '480p' });
    report(qualities(THREE), qualities(THREE, 2), renewing, qualities(THREE));
    expect(asked).toEqual(['change {"quality":2}', 'change {"quality":2}']);
    expect(store.read().quality).toBe('480p');
  });

  it('is the device’s while data is saved: nothing is kept of it', () => {
    const { network, store, report } = setUp({ quality: '1080p' });
    network.saveData(true);
    report(qualities(THREE), qualities(THREE, 1), qualities(THREE, 2));
    expect(store.read().quality).toBe('1080p');
  });
});
