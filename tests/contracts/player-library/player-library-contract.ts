import { afterEach, describe, expect, it } from 'vitest';
import type { LibraryEvent, LibraryItem, LibrarySetup } from '#adapters/hosted-player/player-library.ts';
import { DOCUMENTED_EVENTS } from './documented-events.ts';
import { AD_TAG, contractItem, FILMS } from './contract-items.ts';

/** An event of a player, as a page hears it. */
export interface HeardEvent {
  readonly name: string;
  readonly detail: LibraryEvent & { readonly controls?: boolean };
}

export type ContractSetup = Partial<LibrarySetup> & { readonly mute?: boolean; readonly volume?: number };

/** A player of a library that is tested, in a page of its own. */
export interface TestedPlayer {
  /** Calls a method of the API; returns its value, or undefined if that is the player. */
  readonly call: (method: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** The events so far, oldest first. */
  readonly heard: () => Promise<readonly HeardEvent[]>;
  /** Lets so many seconds of the video pass while it plays. */
  readonly watch: (seconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestedLibrary {
  /** Where the platform is, without a trailing slash. */
  readonly origin: () => string;
  /** An address that is never answered. */
  readonly unanswered: () => string;
  /** Sets a player up, and listens to it. */
  readonly setUp: (options: LibrarySetup & ContractSetup) => Promise<TestedPlayer>;
}

const LONGEST_WAIT_MS = 10_000;
const LOOK_MS = 20;

interface Controlled extends TestedPlayer {
  /** The details of the events of a name, oldest first. */
  readonly all: (name: string) => Promise<readonly HeardEvent['detail'][]>;
  /** The latest event of a name, of which there must be `count` in time. */
  readonly until: (name: string, count?: number) => Promise<HeardEvent['detail']>;
  /** Waits until what was asked for before has been reported, by a change that is always reported. */
  readonly settles: () => Promise<void>;
  readonly names: () => Promise<readonly string[]>;
}

function controlled(player: TestedPlayer): Controlled {
  const all = async (name: string) =>
    (await player.heard()).filter((event) => event.name === name).map(({ detail }) => detail);
  const until = async (name: string, count = 1) => {
    const since = Date.now();
    for (;;) {
      const found = await all(name);
      const last = found.at(-1);
      if (last && found.length >= count) return last;
      if (Date.now() - since > LONGEST_WAIT_MS)
        throw new Error(
          `No ${count}. ${name} among ${(await player.heard()).map((each) => each.name).join()}`,
        );
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const settles = async () => {
    const before = (await all('mute')).length;
    await player.call('setMute', !(await player.call('getMute')));
    await until('mute', before + 1);
  };
  const names = async () => (await player.heard()).map(({ name }) => name);
  return { ...player, all, until, settles, names };
}

/** What the app relies on of the hosted platform's player, and nothing that its public reference does not say. */
export function describePlayerLibrary(name: string, { origin, unanswered, setUp }: TestedLibrary): void {
  const [film, other] = FILMS;
  let opened: Controlled | null = null;

  const open = async (options: ContractSetup = {}, item: Partial<LibraryItem> = {}) => {
    const playlist = [{ ...contractItem(origin(), film), ...item }];
    const sized = { autostart: false, controls: true, width: '640px', height: '360px' };
    const player = await setUp({ ...sized, displayErrors: false, cast: {}, playlist, ...options });
    opened = controlled(player);
    return opened;
  };
  const playing = async (options: ContractSetup = {}, item: Partial<LibraryItem> = {}) => {
    const player = await open(options, item);
    await player.call('play');
    await player.until('play');
    await player.watch(0.1);
    await player.until('time');
    return player;
  };

  describe(`the player library ${name}`, () => {
    afterEach(async () => {
      const heard = (await opened?.heard()) ?? [];
      await opened?.close();
      opened = null;
      for (const event of heard) {
        const documented = ['type', ...(DOCUMENTED_EVENTS[event.name] ?? [])];
        expect(Object.keys(DOCUMENTED_EVENTS)).toContain(event.name);
        expect(documented, event.name).toEqual(expect.arrayContaining(Object.keys(event.detail)));
      }
    });

    it('is ready before it plays, and plays only when told to', async () => {
      const player = await open();
      await player.until('ready');
      await player.settles();
      expect(await player.names()).not.toContain('play');
      await player.call('play');
      await player.until('play');
      expect((await player.names()).filter((each) => each === 'ready' || each === 'play')).toEqual([
        'ready',
        'play',
      ]);
    });

    it('shows captions in the look that it was told, and keeps the rest of it', async () => {
      const player = await open();
      await player.until('ready');
      const look = { color: '#ffe14d', fontSize: 20, backgroundColor: '#0a0a0e', backgroundOpacity: 78 };
      await player.call('setCaptions', { ...look, edgeStyle: 'uniform' });
      await player.call('setCaptions', { backgroundOpacity: 0 });
      await player.settles();
      expect(await player.call('getCaptions')).toMatchObject({
        ...look,
        backgroundOpacity: 0,
        edgeStyle: 'uniform',
      });
    });

    it('starts by itself if the page wants it', async () => {
      const player = await open({ autostart: true });
      await player.until('play');
    });

    it('reports the time as it passes, with the length of the item', async () => {
      const player = await playing();
      const { position = NaN, duration = NaN, currentTime, seekRange } = await player.until('time');
      expect(position).toBeGreaterThan(0);
      expect(Math.abs(duration - film.duration)).toBeLessThan(1);
      expect(currentTime).toBe(position);
      expect(seekRange?.start).toBe(0);
      expect(Math.abs((await player.call('getDuration')) as number) - duration).toBe(0);
    });

    it('starts an item where the page says', async () => {
      const player = await playing({}, { starttime: 60 });
      const [{ position } = {}] = await player.all('time');
      expect(position).toBeGreaterThanOrEqual(60);
      expect(position).toBeLessThan(62);
      expect(await player.names()).not.toContain('seek');
    });

    it.each(['ready', 'levels'])(
      'starts where the page seeks after %s, before it has played',
      async (when) => {
        const player = await open();
        await player.until(when);
        await player.call('seek', 60);
        await player.call('play');
        await player.until('play');
        await player.watch(0.1);
        const { position } = await player.until('time');
        expect(position).toBeGreaterThanOrEqual(60);
        expect(position).toBeLessThan(65);
        expect(await player.names()).not.toContain('seek');
      },
    );

    it('pauses and resumes, and reports each once', async () => {
      const player = await playing();
      for (const method of ['play', 'pause', 'pause']) await player.call(method);
      await player.until('pause');
      await player.call('play');
      await player.until('play', 2);
      await player.settles();
      expect((await player.names()).filter((each) => each === 'play' || each === 'pause')).toEqual([
        'play',
        'pause',
        'play',
      ]);
    });

    it('seeks: from where and to where, and when it is there', async () => {
      const player = await playing();
      await player.call('pause');
      await player.until('pause');
      await player.call('seek', 100);
      await player.until('seeked');
      const { position = NaN, offset } = await player.until('seek');
      expect([position < 5, offset]).toEqual([true, 100]);
      expect(await player.call('getPosition')).toBe(100);
      expect((await player.names()).filter((each) => each.startsWith('seek'))).toEqual(['seek', 'seeked']);
    });

    it('seeks to the end at most', async () => {
      const player = await playing();
      await player.call('pause');
      await player.call('seek', film.duration + 500);
      await player.until('seeked');
      const duration = (await player.call('getDuration')) as number;
      const { offset } = await player.until('seek');
      expect(offset).toBeCloseTo(duration, 3);
      expect(offset).toBeLessThanOrEqual(duration);
      expect(await player.call('getPosition')).toBe(offset);
    });

    it('plays an item that has ended from its beginning', async () => {
      const player = await playing({}, { starttime: film.duration - 0.6 });
      await player.watch(0.7);
      await player.until('complete');
      await player.call('play');
      await player.until('play', 2);
      await player.until('seeked');
      expect((await player.until('seek')).offset).toBe(0);
      expect(await player.call('getPosition')).toBeLessThan(5);
    });

    it('completes an item at its end, and is not paused by that', async () => {
      const player = await playing();
      await player.call('seek', film.duration - 0.6);
      await player.until('seeked');
      await player.watch(0.7);
      await player.until('complete');
      const names = await player.names();
      expect(names.indexOf('complete')).toBeGreaterThan(names.indexOf('seeked'));
      expect(names).not.toContain('pause');
    });

    it('reports what has loaded of a video, in percent', async () => {
      const player = await playing();
      const { bufferPercent, duration, position } = await player.until('bufferChange');
      expect(bufferPercent).toBeGreaterThan(0);
      // The item is far longer than what a player loads ahead.
      expect(bufferPercent).toBeLessThan(100);
      expect([duration, position]).toEqual([expect.any(Number), expect.any(Number)]);
    });

    it('has a volume and a silence of its own, and reports each change once', async () => {
      const player = await playing({ volume: 70 });
      expect([await player.call('getVolume'), await player.call('getMute')]).toEqual([70, false]);
      for (const volume of [70, 40, 40, NaN]) await player.call('setVolume', volume);
      await player.until('volume');
      await player.call('setVolume', 400);
      await player.until('volume', 2);
      for (const state of [false, true, true]) await player.call('setMute', state);
      await player.settles();
      expect(await player.all('volume')).toMatchObject([{ volume: 40 }, { volume: 100 }]);
      expect(await player.all('mute')).toMatchObject([{ mute: true }, { mute: false }]);
      expect([await player.call('getVolume'), await player.call('getMute')]).toEqual([100, false]);
    });

    it('starts silent if the page wants it', async () => {
      const player = await open({ mute: true });
      await player.until('ready');
      expect(await player.call('getMute')).toBe(true);
    });

    it('plays at another rate, and reports each change once', async () => {
      const player = await playing();
      for (const rate of [1, 1.5, 1.5, NaN]) await player.call('setPlaybackRate', rate);
      await player.until('playbackRateChanged');
      await player.call('setPlaybackRate', 0);
      await player.until('playbackRateChanged', 2);
      await player.settles();
      expect(await player.all('playbackRateChanged')).toMatchObject([
        { playbackRate: 1.5, position: expect.any(Number) as number },
        { playbackRate: 0.25 },
      ]);
    });

    it('lists the captions when they are known: first off, which is chosen', async () => {
      const player = await playing();
      await player.until('captionsList', 2);
      const [nothing, known, ...more] = await player.all('captionsList');
      const { file, label } = contractItem(origin(), film).tracks[0] ?? {};
      expect(nothing).toMatchObject({ tracks: [{ id: 'off', label: 'Off' }], track: 0 });
      expect(known).toMatchObject({ tracks: [{ label: 'Off' }, { id: file, label }], track: 0 });
      expect(known?.tracks).toHaveLength(2);
      expect(more).toEqual([]);
    });

    it('shows the captions that are chosen, and reports each change once', async () => {
      const player = await playing();
      await player.until('captionsList', 2);
      for (const index of [0, 1, 1, 9, -1]) await player.call('setCurrentCaptions', index);
      await player.settles();
      await player.call('setCurrentCaptions', 0);
      await player.settles();
      const changes = await player.all('captionsChanged');
      expect(changes.map(({ track, tracks }) => [track, tracks?.length])).toEqual([
        [1, 2],
        [0, 2],
      ]);
    });

    it('no longer lists captions that cannot be had', async () => {
      const file = `${origin()}/tracks/nothing8.vtt`;
      const player = await playing({}, { tracks: [{ file, kind: 'captions', label: 'English' }] });
      await player.until('captionsList', 2);
      await player.call('setCurrentCaptions', 1);
      const { tracks, track } = await player.until('captionsList', 3);
      expect([tracks?.length, track]).toEqual([1, 0]);
    });

    it('plays though its captions never come', async () => {
      const tracks = [{ file: unanswered(), kind: 'captions', label: 'English' }];
      const player = await open({}, { tracks });
      await player.until('captionsList', 2);
      await player.call('setCurrentCaptions', 1);
      await player.call('play');
      await player.until('play');
      await player.watch(0.1);
      await player.until('time');
      await player.call('seek', 200);
      await player.until('seeked');
      await player.until('play', 2);
      expect((await player.all('captionsChanged')).map(({ track }) => track)).toEqual([1]);
    });

    it('lists the qualities: first the automatic one, which is chosen', async () => {
      const player = await playing();
      const { levels = [], currentQuality } = await player.until('levels');
      expect(levels.map(({ label }) => label)).toEqual(['Auto', '720p', '480p', '240p']);
      expect(currentQuality).toBe(0);
    });

    it('plays the quality that is chosen, and reports each change once', async () => {
      const player = await playing();
      await player.until('levels');
      for (const index of [0, 1, 1, 9, -1, 0]) await player.call('setCurrentQuality', index);
      await player.settles();
      const changes = await player.all('levelsChanged');
      expect(changes.map(({ currentQuality, levels }) => [currentQuality, levels?.length])).toEqual([
        [1, 4],
        [0, 4],
      ]);
    });

    it('lists no audio tracks if there is only one, and ignores a choice', async () => {
      const player = await playing();
      await player.call('setCurrentAudioTrack', 1);
      await player.settles();
      expect(await player.names()).not.toContain('audioTracks');
      expect(await player.names()).not.toContain('audioTrackChanged');
    });

    it('shows controls of its own, or not', async () => {
      const player = await open();
      await player.until('ready');
      for (const state of [true, false, false, true]) await player.call('setControls', state);
      expect(await player.all('controls')).toMatchObject([{ controls: false }, { controls: true }]);
    });

    it('casts to nothing if there is no device', async () => {
      const player = await playing();
      await player.call('requestCast');
      await player.call('stopCasting');
      await player.settles();
      expect((await player.all('cast')).filter(({ active }) => active)).toEqual([]);
    });

    it('keeps volume, silence and rate for another item, which has captions and qualities of its own', async () => {
      const player = await playing();
      await player.call('setVolume', 30);
      await player.call('setPlaybackRate', 2);
      await player.call('setCurrentQuality', 1);
      await player.until('captionsList', 2);
      await player.call('setCurrentCaptions', 1);
      await player.settles();
      const before = (await player.all('captionsList')).length;
      const next = contractItem(origin(), other, 'Deutsch');
      await player.call('load', [next]);
      await player.call('play');
      await player.until('play', 2);
      await player.until('captionsList', before + 2);
      const lists = (await player.all('captionsList')).slice(before);
      expect(lists.map(({ tracks = [], track }) => [tracks.map(({ label }) => label), track])).toEqual([
        [['Off'], 0],
        [['Off', 'Deutsch'], 0],
      ]);
      expect((await player.until('levels', 2)).currentQuality).toBe(0);
      expect([await player.call('getVolume'), await player.call('getMute')]).toEqual([30, true]);
      expect(await player.call('getPlaybackRate')).toBe(2);
      expect(await player.all('playbackRateChanged')).toHaveLength(1);
      await player.watch(0.3);
      expect(Math.abs(((await player.call('getDuration')) as number) - other.duration)).toBeLessThan(1);
    });

    it('does not play another item until told to', async () => {
      const player = await playing();
      await player.call('load', [contractItem(origin(), other)]);
      await player.until('levels', 2);
      await player.settles();
      expect(await player.all('play')).toHaveLength(1);
    });

    it('reports a source that the platform refuses, and does not play it', async () => {
      const { sources } = contractItem(origin(), film);
      const refused = sources.map((source) => ({ ...source, file: source.file.replace(/\?.*/, '') }));
      const player = await open({ autostart: true }, { sources: refused });
      const { code = 0 } = await player.until('error');
      expect(code % 1000).toBe(403);
      const names = await player.names();
      expect(names).not.toContain('play');
      expect(names.indexOf('error')).toBeGreaterThan(names.indexOf('ready'));
      expect(names).toContain('ready');
    });

    it('shows an ad first, which alone is paused and resumed', async () => {
      const ad = [{ offset: 'pre', tag: [`${origin()}${AD_TAG}`] }];
      const player = await open({ advertising: { client: 'vast' } }, { adschedule: ad });
      await player.call('play');
      await player.until('adBreakStart');
      await player.until('adPlay');
      await player.call('pauseAd', true);
      await player.until('adPause');
      await player.call('pauseAd', false);
      await player.until('adPlay', 2);
      await player.call('pause');
      await player.until('adPause', 2);
      await player.call('play');
      await player.until('adPlay', 3);
      for (const name of ['play', 'pause', 'adBreakEnd']) expect(await player.names()).not.toContain(name);
    });

    it('reports nothing any more after it is removed', async () => {
      const player = await playing();
      await player.call('remove');
      await player.until('remove');
      const before = await player.names();
      for (const method of ['play', 'pause', 'remove']) await player.call(method);
      await player.call('setVolume', 10);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(before.at(-1)).toBe('remove');
      expect(await player.names()).toEqual(before);
    });
  });
}
