// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Player } from '#mock-server/player-library/page/player.ts';
import { readOptions } from '#mock-server/player-library/page/read-options.ts';

/*
 * The hosted player's documented API: each option, method and event works, or is accepted without an effect, so that a page
 * written for the hosted player runs on this one.
 */
type Support = 'works' | 'accepted';

const OPTIONS: Readonly<Record<string, readonly [Support, unknown]>> = {
  playlist: ['works', [{ file: 'https://cdn.test/a.mp4' }]],
  file: ['works', 'https://cdn.test/a.mp4'],
  sources: ['works', [{ file: 'https://cdn.test/a.mp4' }]],
  tracks: ['works', [{ file: 'https://cdn.test/a.vtt', kind: 'captions' }]],
  title: ['works', 'A workout'],
  image: ['works', 'https://cdn.test/a.webp'],
  starttime: ['works', 12],
  autostart: ['works', 'viewable'],
  mute: ['works', true],
  volume: ['works', 40],
  repeat: ['works', true],
  width: ['works', 640],
  height: ['works', '50%'],
  aspectratio: ['works', '4:3'],
  controls: ['works', false],
  captions: ['works', { color: '#ffff00', fontSize: 20, edgeStyle: 'raised' }],
  cast: ['works', {}],
  advertising: [
    'works',
    { schedule: [{ offset: 'pre', tag: ['https://ads.test/a', 'https://ads.test/b'] }], skipoffset: 5 },
  ],
  ...Object.fromEntries(
    [
      ...['analytics', 'autoPause', 'base', 'defaultBandwidthEstimate', 'displayErrors'],
      ...['displayHeading', 'displayPlaybackLabel', 'displaydescription', 'displaytitle', 'doNotSaveCookies'],
      ...[
        'drm',
        'floating',
        'ga',
        'generateSEOMetadata',
        'horizontalVolumeSlider',
        'intl',
        'key',
        'liveTimeout',
      ],
      ...[
        'localization',
        'logo',
        'nextUpDisplay',
        'nextupoffset',
        'pad',
        'ph',
        'pid',
        'pipIcon',
        'playbackRateControls',
      ],
      ...[
        'playbackRates',
        'preload',
        'primary',
        'qualityLabels',
        'related',
        'renderCaptionsNatively',
        'sharing',
      ],
      ...['skin', 'stretching', 'timeSlider', 'withCredentials', 'allowFullscreen', 'bitrateSelection'],
    ].map((name) => [name, ['accepted', { any: [1, 'x', null] }] as const]),
  ),
};

const METHODS: Readonly<Record<string, Support>> = {
  ...Object.fromEntries(
    [
      ...[
        'setup',
        'setConfig',
        'remove',
        'on',
        'once',
        'off',
        'trigger',
        'play',
        'pause',
        'stop',
        'seek',
        'load',
      ],
      ...[
        'next',
        'playlistItem',
        'setPlaylistItemCallback',
        'removePlaylistItemCallback',
        'getPlaylistItemPromise',
      ],
      ...['getContainer', 'getState', 'getPlaylist', 'getPlaylistIndex', 'getPlaylistItem', 'getPosition'],
      ...[
        'getDuration',
        'getVolume',
        'setVolume',
        'getMute',
        'setMute',
        'getPlaybackRate',
        'setPlaybackRate',
      ],
      ...[
        'getCaptionsList',
        'getCurrentCaptions',
        'setCurrentCaptions',
        'getQualityLevels',
        'getCurrentQuality',
      ],
      ...[
        'setCurrentQuality',
        'getFullscreen',
        'setFullscreen',
        'getWidth',
        'getHeight',
        'resize',
        'getBuffer',
      ],
      ...['getConfig', 'getSafeRegion', 'getViewable', 'getPercentViewable'],
      ...['getControls', 'setControls', 'pauseAd', 'skipAd', 'requestCast', 'stopCasting'],
      ...['getAudioTracks', 'getCurrentAudioTrack', 'setCurrentAudioTrack'],
      ...['getCaptions', 'setCaptions', 'getVisualQuality'],
    ].map((name) => [name, 'works'] as const),
  ),
  ...Object.fromEntries(
    [
      ...['getProvider', 'getRenderingMode', 'getEnvironment', 'getPlugin', 'getPlugins', 'getAdBlock'],
      ...['playAd', 'loadAdTag', 'loadAdXml', 'skipAdBreak'],
      ...['addButton'],
      ...['removeButton', 'addCues', 'getCues', 'setCues', 'setAllowFullscreen'],
      ...['getFloating', 'setFloating', 'getAbsolutePosition', 'addPlugin', 'registerPlugin'],
    ].map((name) => [name, 'accepted'] as const),
  ),
};

const EVENTS =
  'all ready setupError remove playlist playlistItem playlistComplete nextClick play pause buffer idle complete beforePlay ' +
  'beforeComplete firstFrame time seek seeked absolutePositionReady error warning autostartNotAllowed playAttemptFailed ' +
  'playbackRateChanged providerFirstFrame volume mute captionsList captionsChanged levels levelsChanged visualQuality audioTracks ' +
  'audioTrackChanged bufferChange cast controls displayClick float meta metadataCueParsed fullscreen resize viewable ' +
  'userActive userInactive pipEnter pipLeave adBlock adBidRequest adBidResponse adBreakStart adBreakEnd adBreakIgnored adClick ' +
  'adCompanions adComplete adError adImpression adItem adLoaded adManager adMeta adPause adPlay adRequest adSchedule adSkipped ' +
  'adStarted adTime adViewableImpression adWarning adsManager beforeComplete relatedReady open close';

const player = (): Player => new Player(document.createElement('div'), () => undefined);

afterEach(() => void vi.restoreAllMocks());

describe('a documented option', () => {
  it.each(Object.entries(OPTIONS))('%s %j is read', (name, [support, value]) => {
    const read = readOptions({ [name]: value }) as Readonly<Record<string, unknown>>;
    if (support === 'works') expect(read[name]).toEqual(value);
    else expect(() => readOptions({ [name]: value })).not.toThrow();
  });

  it.each(Object.keys(OPTIONS))('%s is harmless, whatever its value is', (name) => {
    for (const value of [false, true, null, undefined, 0, NaN, -1, '', 'x', [], [null], {}, () => 1]) {
      expect(() => readOptions({ [name]: value, file: 'a.mp4' })).not.toThrow();
    }
  });
});

describe('what a page sets up', () => {
  it('is read, whatever it is', () => {
    const names = fc.constantFrom(...Object.keys(OPTIONS), 'anything');
    const options = fc.oneof(fc.anything(), fc.dictionary(names, fc.anything()));
    fc.assert(
      fc.property(options, (given) => {
        const read = readOptions(given);
        for (const size of [read.width, read.height])
          expect(['undefined', 'string', 'number']).toContain(typeof size);
        expect(read.aspectratio ?? '1:1').toMatch(/^\d+:\d+$/);
        expect(['undefined', 'boolean']).toContain(typeof read.mute);
      }),
      { numRuns: 500 },
    );
  });

  it('sets a player up, whatever else it says', () => {
    const names = fc.constantFrom(
      ...Object.keys(OPTIONS).filter((name) => !/^(playlist|sources|file)$/.test(name)),
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (given) => {
        const place = document.createElement('div');
        document.body.append(place);
        const tested = new Player(place, () => undefined).setup({ ...given, file: 'https://cdn.test/a.mp4' });
        expect(tested.getContainer().className).toBe('jwplayer');
        tested.setConfig(given).remove();
        expect(place.isConnected).toBe(true);
        place.remove();
      }),
      { numRuns: 40 },
    );
  });

  it('ends in a player or in an event that says that there is nothing to play', async () => {
    const failed = vi.fn();
    const nothing = player().on('setupError', failed).setup({ aspectratio: false, playlist: 5 });
    await Promise.resolve();
    expect(failed).toHaveBeenCalledOnce();
    expect(nothing.getState()).toBe('idle');
  });
});

describe('a documented method', () => {
  it.each(Object.entries(METHODS))('%s: %s', (name) => {
    const tested = player() as unknown as Readonly<Record<string, unknown>>;
    expect(typeof tested[name]).toBe('function');
  });

  it.each(Object.entries(METHODS).filter(([, support]) => support === 'accepted'))(
    '%s does not throw',
    (name) => {
      const tested = player() as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>;
      expect(() => tested[name]?.('a', 1, () => undefined)).not.toThrow();
    },
  );
});

describe('a documented event', () => {
  it.each(EVENTS.split(' '))('%s can be listened to, triggered and left', (name) => {
    const heard = vi.fn();
    const tested = player().on(name, heard).trigger(name, { of: 'the page' });
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    tested.off(name, heard).trigger(name);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is heard by who listens to all, with its name', () => {
    const heard = vi.fn();
    player().on('all', heard).trigger('play', { viewable: 1 });
    expect(heard).toHaveBeenCalledExactlyOnceWith('play', { type: 'play', viewable: 1 });
  });
});

describe('a set-up player', () => {
  const files = ['a', 'b', 'c'].map((name) => ({ mediaid: name, file: `https://cdn.test/${name}.mp4` }));
  const setUp = (options: object) => {
    const place = document.createElement('div');
    document.body.append(place);
    const opened: (string | undefined)[] = [];
    const tested = new Player(place, () => undefined).setup({ playlist: files, ...options });
    tested.on('playlistItem', ({ item }: { item: { mediaid?: string } }) => void opened.push(item.mediaid));
    return { tested, opened };
  };
  /** Lets promises settle. */
  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };

  it.each<[string, () => Promise<{ file: string } | undefined> | undefined, string[]]>([
    ['nothing: the item is opened', () => undefined, ['b']],
    ['a promise of nothing: the item is opened', async () => undefined, ['b']],
    [
      'a promise of another item: that is opened',
      async () => ({ mediaid: 'other', file: 'https://cdn.test/o.mp4' }),
      ['other'],
    ],
  ])('asks its item callback, which returns %s', async (_, callback, expected) => {
    const { tested, opened } = setUp({});
    await settled();
    opened.length = 0;
    tested.setPlaylistItemCallback(callback);
    tested.playlistItem(1);
    await settled();
    expect(opened).toEqual(expected);
    tested.remove();
  });

  it('skips an item whose callback refuses it, until the callback is removed', async () => {
    const { tested, opened } = setUp({});
    await settled();
    opened.length = 0;
    tested.setPlaylistItemCallback(({ mediaid }) =>
      mediaid === 'b' ? Promise.reject(new Error()) : undefined,
    );
    tested.playlistItem(1);
    await settled();
    tested.removePlaylistItemCallback();
    tested.playlistItem(1);
    expect(opened).toEqual(['c', 'b']);
    tested.remove();
  });

  it('takes options afterwards', () => {
    const { tested } = setUp({ width: 640, mute: false });
    tested.setConfig({ autostart: true, mute: true, volume: 40, width: 320, aspectratio: false });
    expect(tested.getConfig()).toMatchObject({ autostart: true, mute: true, width: 320 });
    expect([tested.getMute(), tested.getVolume()]).toEqual([true, 40]);
    expect(tested.getContainer().style.width).toBe('320px');
    tested.remove();
  });

  it.each<[string, (tested: Player) => unknown, unknown]>([
    ['setVolume(40)', (tested) => tested.setVolume(40).getVolume(), 40],
    ['setVolume(400)', (tested) => tested.setVolume(400).getVolume(), 100],
    ['setVolume(NaN)', (tested) => tested.setVolume(NaN).getVolume(), 100],
    ['setMute()', (tested) => tested.setMute().getMute(), true],
    ['setPlaybackRate(1.5)', (tested) => tested.setPlaybackRate(1.5).getPlaybackRate(), 1.5],
    ['setPlaybackRate(0)', (tested) => tested.setPlaybackRate(0).getPlaybackRate(), 0.25],
    ['setPlaybackRate(NaN)', (tested) => tested.setPlaybackRate(NaN).getPlaybackRate(), 1],
    ['setControls(false)', (tested) => tested.setControls(false).getControls(), false],
    ['setCurrentCaptions(7)', (tested) => tested.setCurrentCaptions(7).getCurrentCaptions(), 0],
    ['setCurrentQuality(7)', (tested) => tested.setCurrentQuality(7).getCurrentQuality(), 0],
    ['setCurrentAudioTrack(7)', (tested) => tested.setCurrentAudioTrack(7).getCurrentAudioTrack(), -1],
    [
      'setCaptions',
      (tested) => tested.setCaptions({ fontSize: 30, color: false }).getCaptions(),
      expect.objectContaining({ fontSize: 30, color: '#ffffff' }),
    ],
  ])('obeys %s', (_, ask, expected) => {
    const { tested } = setUp({});
    expect(ask(tested)).toEqual(expected);
    tested.remove();
  });

  it('has the video in its container, with the browser’s controls unless the page has its own', () => {
    const { tested } = setUp({ controls: false });
    const video = tested.getContainer().querySelector('video');
    expect(video?.controls).toBe(false);
    const told = vi.fn();
    tested.on('controls', told).setControls(true).setControls(true);
    expect(video?.controls).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'controls', controls: true });
    tested.remove();
  });
});
