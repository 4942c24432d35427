import { describe, expect, it, vi } from 'vitest';
import type { LibraryEvent, PlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { VmapAddress } from '#domain/playback/ad-schedule.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeFakePicture } from '#tests/doubles/fake-picture.ts';
import { ADDRESS, opened, place, request, setUp } from './open-hosted-player.ts';

describe('the library of the player [PLY-01]', () => {
  it('is not loaded before it is needed, and only once', async () => {
    const { player, open, loadLibrary } = setUp();
    expect(loadLibrary).not.toHaveBeenCalled();
    player.prepare();
    player.prepare();
    open();
    await settled();
    open();
    expect(loadLibrary).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });

  it('that fails to load emits an event, and is requested again at the next opening', async () => {
    const loadings = [Promise.reject(new Error('No library')), Promise.resolve(() => libraryPlayer)];
    const { open, loadLibrary, libraryPlayer } = setUp(() => loadings.shift() ?? expect.unreachable());
    const first = open();
    await settled();
    expect(first.events).toEqual([{ kind: 'failed', what: 'library' }]);
    const second = open();
    await settled();
    expect(second.events).toEqual([]);
    expect(libraryPlayer.setups).toHaveLength(1);
    expect(loadLibrary).toHaveBeenCalledTimes(2);
  });

  it('that does not answer for 20 seconds has failed, and is requested again at the next opening', async () => {
    vi.useFakeTimers();
    const loadings = [new Promise<never>(() => undefined), Promise.resolve(() => libraryPlayer)];
    const { open, libraryPlayer } = setUp(() => loadings.shift() ?? expect.unreachable());
    const first = open();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(first.events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(first.events).toEqual([{ kind: 'failed', what: 'library' }]);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(libraryPlayer.setups).toHaveLength(1);
    vi.useRealTimers();
  });

  it('fails silently if it was only prepared', async () => {
    const { player, loadLibrary } = setUp(() => Promise.reject(new Error('No library')));
    player.prepare();
    await settled();
    player.prepare();
    await settled();
    expect(loadLibrary).toHaveBeenCalledTimes(2);
  });
});

describe('opening an item', () => {
  it('sets a player up in its place and starts it, with sound [MED-08, PLY-02]', async () => {
    const { open, create, libraryPlayer } = setUp();
    open();
    await settled();
    expect(create).toHaveBeenCalledExactlyOnceWith(place);
    expect(libraryPlayer.setups).toEqual([
      {
        playlist: [
          {
            mediaid: 'Wrk00001',
            title: 'Slow Barre',
            image: undefined,
            sources: [{ file: 'https://cdn.test/a.m3u8', type: 'application/vnd.apple.mpegurl' }],
            tracks: [
              { file: 'https://cdn.test/en.vtt', kind: 'captions', label: 'English' },
              { file: 'https://cdn.test/t.vtt', kind: 'thumbnails', label: undefined },
            ],
            starttime: 300,
          },
        ],
        autostart: true,
        controls: false,
        displayErrors: false,
        width: '100%',
        height: '100%',
        cast: {},
      },
    ]);
  });

  it('that makes the library throw emits a failed video', async () => {
    const { open } = setUp(async () => () => {
      throw new Error('No player');
    });
    const { events } = open();
    await settled();
    expect(events).toEqual([{ kind: 'failed', what: 'video', refused: false }]);
  });
});

describe('the events of the library’s player', () => {
  it.each<[string, LibraryEvent, PlayerEvent]>([
    ['autostartNotAllowed', {}, { kind: 'autoplay-blocked' }],
    [
      'playAttemptFailed',
      { error: new DOMException('Press first', 'NotAllowedError') },
      { kind: 'autoplay-blocked' },
    ],
    ['adPause', {}, { kind: 'ad-paused' }],
    ['adPlay', {}, { kind: 'ad-resumed' }],
    ['buffer', {}, { kind: 'stalled' }],
    ['bufferChange', { bufferPercent: 25, duration: 1440 }, { kind: 'buffered', end: seconds(360) }],
    ['bufferChange', { bufferPercent: 0, duration: 1440 }, { kind: 'buffered', end: seconds(0) }],
    ['bufferChange', {}, { kind: 'buffered', end: seconds(0) }],
    ['play', {}, { kind: 'started', position: seconds(30), duration: seconds(1440) }],
    ['pause', {}, { kind: 'paused', position: seconds(30), duration: seconds(1440) }],
    ['seeked', {}, { kind: 'seeked', position: seconds(30), duration: seconds(1440) }],
    [
      'time',
      { position: 61.5, duration: 1441 },
      { kind: 'time', position: seconds(61.5), duration: seconds(1441) },
    ],
    [
      'time',
      { position: 5, duration: Infinity },
      { kind: 'time', position: seconds(5), duration: seconds(0) },
    ],
    ['time', { position: -20, duration: -600 }, { kind: 'time', position: seconds(0), duration: seconds(0) }],
    [
      'time',
      { position: -20, duration: -600, currentTime: 640, seekRange: { start: 60, end: 660 } },
      {
        kind: 'time',
        position: seconds(640),
        duration: seconds(0),
        seekable: { start: seconds(60), end: seconds(660) },
      },
    ],
    [
      'time',
      { position: 5, duration: Infinity, currentTime: 5, seekRange: { start: 0, end: 0 } },
      { kind: 'time', position: seconds(5), duration: seconds(0) },
    ],
    [
      'time',
      { position: 61, duration: 1440, currentTime: 71, seekRange: { start: 0, end: 1440 } },
      { kind: 'time', position: seconds(61), duration: seconds(1440) },
    ],
    ['seek', { offset: 600 }, { kind: 'seeking', position: seconds(600), duration: seconds(1440) }],
    ['complete', {}, { kind: 'completed', position: seconds(1440), duration: seconds(1440) }],
    ['error', {}, { kind: 'failed', what: 'video', refused: false }],
    ['setupError', {}, { kind: 'failed', what: 'video', refused: false }],
    ['error', { code: 232_403 }, { kind: 'failed', what: 'video', refused: true }],
    ['error', { code: 232_401 }, { kind: 'failed', what: 'video', refused: true }],
    ['error', { code: 232_404 }, { kind: 'failed', what: 'video', refused: false }],
    ['error', { code: 230_002 }, { kind: 'failed', what: 'video', refused: false }],
  ])('%s %j', async (name, detail, event) => {
    const { open, libraryPlayer } = setUp();
    const { events } = open();
    await settled();
    libraryPlayer.emit(name, detail);
    expect(events).toEqual([event]);
  });

  it('do not include a start that was aborted', async () => {
    const { open, libraryPlayer } = setUp();
    const { events } = open();
    await settled();
    libraryPlayer.emit('playAttemptFailed', { error: new DOMException('Paused', 'AbortError') });
    expect(events).toEqual([]);
  });

  it('end with its removal', async () => {
    const { open, libraryPlayer } = setUp();
    const { session, events, completed } = open();
    await settled();
    session.remove();
    session.remove();
    libraryPlayer.emit('pause');
    libraryPlayer.emit('error');
    expect(events).toEqual([{ kind: 'removed' }]);
    expect(completed()).toBe(true);
    expect(libraryPlayer.told).toEqual(['pause']);
  });

  it('are empty if it was removed before the library was loaded', async () => {
    const loading = deferred<PlayerLibrary>();
    const { open, create } = setUp(() => loading.promise);
    const { session, events } = open();
    session.play();
    session.change({ volume: 80 });
    session.cast('cast');
    session.enterFullScreen();
    session.remove();
    loading.resolve(create);
    await settled();
    expect(create).not.toHaveBeenCalled();
    expect(events).toEqual([{ kind: 'removed' }]);
  });

  it('do not include calls that have had no effect yet', async () => {
    const { open, libraryPlayer } = setUp();
    const { session, events } = open();
    await settled();
    session.play();
    session.change({ volume: 80 });
    expect(libraryPlayer.told).toEqual(['play', 'volume 80']);
    expect(events).toEqual([]);
  });
});

describe('the library’s own controls [PLY-08]', () => {
  it.each([true, false])('are shown: %s', async (ownControls) => {
    const { libraryPlayer } = await opened(undefined, ownControls);
    expect(libraryPlayer.setups[0]?.controls).toBe(ownControls);
  });

  it.each([
    [false, ['controls true', 'controls false']],
    [true, ['controls true', 'controls true']],
  ])('show during ads, and afterwards: %s', async (ownControls, told) => {
    const { libraryPlayer } = await opened(undefined, ownControls);
    libraryPlayer.emit('adBreakStart');
    libraryPlayer.emit('adBreakEnd');
    expect(libraryPlayer.told).toEqual(told);
  });
});

describe('an ad [PLY-07]', () => {
  it('is what plays and pauses while it is shown', async () => {
    const { session, libraryPlayer } = await opened();
    session.pause();
    libraryPlayer.emit('adBreakStart');
    session.pause();
    session.play();
    libraryPlayer.emit('adBreakEnd');
    session.pause();
    session.play();
    expect(libraryPlayer.told).toEqual([
      ...['pause', 'controls true', 'pause ad true', 'pause ad false'],
      ...['controls false', 'pause', 'play'],
    ]);
  });

  it('of the last item is over when the next one begins', async () => {
    const { session, open, libraryPlayer } = await opened();
    libraryPlayer.emit('adBreakStart');
    session.remove();
    const next = open();
    await settled();
    next.session.pause();
    expect(libraryPlayer.told).toEqual([
      ...['controls true', 'pause'],
      ...['controls false', 'load 300', 'play', 'pause'],
    ]);
  });

  it.each<[string, (all: Awaited<ReturnType<typeof opened>>) => void]>([
    ['is closed', ({ player }) => player.close(place)],
    ['has failed', ({ libraryPlayer }) => libraryPlayer.emit('error')],
  ])('ends with a player that %s', async (_, end) => {
    const first = await opened();
    const { open, libraryPlayer } = first;
    libraryPlayer.emit('adBreakStart');
    end(first);
    first.session.remove();
    const next = open();
    await settled();
    next.session.pause();
    expect(libraryPlayer.told.at(-1)).toBe('pause');
  });
});

describe('the last picture of an item', () => {
  async function watched() {
    const picture = makeFakePicture();
    const { video, container } = picture;
    const shown = { videoWidth: 1280, videoHeight: 720, readyState: 4, HAVE_CURRENT_DATA: 2 };
    for (const [name, value] of Object.entries(shown)) Object.defineProperty(video, name, { value });
    const subject = await opened(undefined, false, picture);
    return { ...subject, isHeld: () => container.querySelector('canvas') !== null };
  }

  it.each(['firstFrame', 'error', 'adBreakStart', 'autostartNotAllowed'])(
    'stays until the next one: %s',
    async (event) => {
      const { session, open, libraryPlayer, isHeld } = await watched();
      session.remove();
      open();
      expect(isHeld()).toBe(false);
      await settled();
      expect(isHeld()).toBe(true);
      libraryPlayer.emit('ready');
      libraryPlayer.emit('time', { position: 0 });
      expect(isHeld()).toBe(true);
      libraryPlayer.emit(event);
      expect(isHeld()).toBe(false);
    },
  );

  it('stays while other sources load', async () => {
    const { session, isHeld } = await watched();
    session.replace(request.item, seconds(420), true);
    expect(isHeld()).toBe(true);
  });

  it('is none of an ad', async () => {
    const { session, libraryPlayer, isHeld } = await watched();
    libraryPlayer.emit('adBreakStart');
    session.replace(request.item, seconds(420), true);
    expect(isHeld()).toBe(false);
  });

  it('goes with the player', async () => {
    const { player, session, isHeld } = await watched();
    session.replace(request.item, seconds(420), true);
    player.close(place);
    expect(isHeld()).toBe(false);
  });
});

describe('replacing the sources of an item [ACC-07]', () => {
  it.each([
    [true, ['load 420', 'play']],
    [false, ['load 420']],
  ])('resumes at the same position, playing: %s', async (plays, told) => {
    const { open, libraryPlayer } = setUp();
    const { session } = open();
    await settled();
    session.replace(request.item, seconds(420), plays);
    expect(libraryPlayer.told).toEqual(told);
  });

  it('includes their protection', async () => {
    const drm = { widevine: { url: 'https://drm.test/widevine' } };
    const { player, libraryPlayer } = setUp();
    const [source] = request.item.sources;
    const item = { ...request.item, sources: source ? [{ ...source, protection: drm }] : [] };
    player.open({ ...request, item }, place);
    await settled();
    expect(libraryPlayer.setups[0]?.playlist[0]?.sources[0]).toMatchObject({ drm });
  });
});

describe('a part of a channel’s broadcast [LIV-04]', () => {
  it('is in the address of each source, also of those that replace it', async () => {
    const { player, libraryPlayer } = setUp();
    const part = { start: 1_795_420_800_000, end: 1_795_423_500_000 };
    const session = player.open({ ...request, part }, place);
    await settled();
    const address = 'https://cdn.test/a.m3u8?t=1795420800-1795423500';
    expect(libraryPlayer.setups[0]?.playlist[0]?.sources[0]?.file).toBe(address);
    session.replace(request.item, seconds(420), true);
    expect(libraryPlayer.loaded.at(-1)?.sources[0]?.file).toBe(address);
  });
});

describe('the next item in the same place [PLY-03, MED-11]', () => {
  it('plays in the same player, whose events are then its own', async () => {
    const { open, libraryPlayer } = setUp();
    const first = open();
    await settled();
    first.session.remove();
    const second = open();
    await settled();
    libraryPlayer.emit('play');
    expect(libraryPlayer.setups).toHaveLength(1);
    expect(libraryPlayer.told).toEqual(['pause', 'load 300', 'play']);
    expect(first.events).toEqual([{ kind: 'removed' }]);
    expect(second.events.map(({ kind }) => kind)).toEqual(['started']);
  });

  it('is not stopped by the end of an earlier session', async () => {
    const { open, libraryPlayer } = setUp();
    const first = open();
    await settled();
    open();
    await settled();
    first.session.remove();
    expect(libraryPlayer.told).toEqual(['load 300', 'play']);
  });

  it('is awaited without a sound of the last one', async () => {
    const { open, libraryPlayer } = setUp();
    const { session } = open();
    await settled();
    session.remove();
    libraryPlayer.emit('play');
    expect(libraryPlayer.told).toEqual(['pause', 'pause']);
  });

  it('gets a player of its own after a failure', async () => {
    const { open, create, libraryPlayer } = setUp();
    const { session } = open();
    await settled();
    libraryPlayer.emit('error');
    session.remove();
    expect(libraryPlayer.told).toEqual(['remove']);
    open();
    await settled();
    expect(create).toHaveBeenCalledTimes(2);
    expect(libraryPlayer.setups).toHaveLength(2);
  });

  it('keeps the player after a failure that other sources have ended', async () => {
    const { open, libraryPlayer } = setUp();
    const { session } = open();
    await settled();
    libraryPlayer.emit('error', { code: 232_403 });
    session.replace(request.item, seconds(420), true);
    session.remove();
    expect(libraryPlayer.told).toEqual(['load 420', 'play', 'pause']);
  });

  it('gets a player of its own after its place was closed', async () => {
    const { player, open, libraryPlayer } = setUp();
    const { events } = open();
    await settled();
    player.close(place);
    expect(events).toEqual([{ kind: 'removed' }]);
    expect(libraryPlayer.told).toEqual(['pause', 'remove']);
    open();
    await settled();
    expect(libraryPlayer.setups).toHaveLength(2);
  });
});

describe('ads before an item [PLY-07]', () => {
  const ads = { breaks: [{ offset: 'pre', tags: ['https://ads.test/a'] }], skipAfter: seconds(5) };

  it('are passed to the player, which is set up once they are known', async () => {
    const { player, libraryPlayer } = setUp();
    const known = deferred<typeof ads>();
    player.open({ ...request, ads: known.promise }, place);
    await settled();
    expect(libraryPlayer.setups).toEqual([]);
    known.resolve(ads);
    await settled();
    expect(libraryPlayer.setups[0]?.advertising).toEqual({ client: 'vast', skipoffset: 5 });
    expect(libraryPlayer.setups[0]?.playlist[0]?.adschedule).toEqual([
      { offset: 'pre', tag: ['https://ads.test/a'] },
    ]);
  });

  it('may be listed in a document, whose address the library gets', async () => {
    const { player, libraryPlayer } = setUp();
    const breaks = 'https://ads.test/vmap' as VmapAddress;
    player.open({ ...request, ads: Promise.resolve({ breaks, skipAfter: null }) }, place);
    await settled();
    expect(libraryPlayer.setups[0]?.playlist[0]?.adschedule).toBe('https://ads.test/vmap');
  });

  it('may be missing', async () => {
    const { player, libraryPlayer } = setUp();
    player.open({ ...request, ads: Promise.resolve(null) }, place);
    await settled();
    expect(libraryPlayer.setups[0]?.advertising).toEqual({ client: 'vast' });
    expect(libraryPlayer.setups[0]?.playlist[0]).not.toHaveProperty('adschedule');
  });

  it('are not part of a player that needs none', async () => {
    const { open, libraryPlayer } = setUp();
    open();
    await settled();
    expect(libraryPlayer.setups[0]).not.toHaveProperty('advertising');
  });

  it('emit their start and end', async () => {
    const { open, libraryPlayer } = setUp();
    const { events } = open();
    await settled();
    libraryPlayer.emit('adBreakStart');
    libraryPlayer.emit('adBreakEnd');
    expect(events).toEqual([{ kind: 'ads-began' }, { kind: 'ads-ended' }]);
  });
});

describe('the other calls of a session', () => {
  it('reach the player', async () => {
    const { open, libraryPlayer } = setUp();
    const { session } = open();
    await settled();
    session.pause();
    session.seek(seconds(90));
    expect(libraryPlayer.told).toEqual(['pause', 'seek 90']);
  });
});

describe('an item without sources', () => {
  it('fails, and leaves the player to the next item', async () => {
    const { player, open, libraryPlayer } = setUp();
    const first = open();
    await settled();
    first.session.remove();
    const events: PlayerEvent[] = [];
    const without = player.open({ ...request, item: aMediaItem({ sources: [] }) }, place);
    without.events$.subscribe((event) => void events.push(event));
    await settled();
    expect(events).toEqual([{ kind: 'failed', what: 'video', refused: false }]);
    expect(libraryPlayer.told).toEqual(['pause']);
    without.remove();
    open();
    await settled();
    expect(libraryPlayer.told).toEqual(['pause', 'load 300', 'play']);
  });
});
