import { describe, expect, it } from 'vitest';
import type { LibraryCaptions, LibraryEvent, LibraryLevel } from '#adapters/hosted-player/player-library.ts';
import { USUAL_CAPTIONS, type CaptionStyle } from '#domain/playback/caption-style.ts';
import {
  initialPlayerSettings,
  type PlayerSettings,
  type SettingsRequest,
} from '#domain/playback/player-settings.ts';
import { at } from '#tests/builders/a-position.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeFakePicture } from '#tests/doubles/fake-picture.ts';
import { changesIn, opened, place } from './open-hosted-player.ts';

const OFF = { id: 'off', label: 'Off' };
const AUTO = { label: 'Auto' };
const english = { label: 'English', language: 'en' };

describe('the settings of the library’s player [PLY-08]', () => {
  it('are known of sound as soon as it is ready', async () => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('ready');
    expect(events).toEqual([
      { kind: 'ready' },
      { kind: 'settings-changed', changes: { volume: 100, isMuted: false } },
    ]);
  });

  it.each<[string, LibraryEvent, Partial<PlayerSettings>]>([
    ['volume', { volume: 40 }, { volume: 40 }],
    ['volume', { volume: 0 }, { volume: 0 }],
    ['mute', { mute: true }, { isMuted: true }],
    ['mute', { mute: false }, { isMuted: false }],
    ['playbackRateChanged', { playbackRate: 1.5 }, { rate: 1.5 }],
  ])('are, after %s %j, %j', async (name, detail, changes) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit(name, detail);
    expect(events).toEqual([{ kind: 'settings-changed', changes }]);
  });

  it.each<[string, LibraryEvent, PlayerSettings['captions']]>([
    ['none', {}, { tracks: [], chosen: null }],
    ['none but off', { tracks: [OFF], track: 0 }, { tracks: [], chosen: null }],
    ['off', { tracks: [OFF, english], track: 0 }, { tracks: [english], chosen: null }],
    ['the first', { tracks: [OFF, english], track: 1 }, { tracks: [english], chosen: 0 }],
    [
      'the second',
      { tracks: [OFF, { label: 'A' }, { label: 'B' }], track: 2 },
      {
        tracks: [
          { label: 'A', language: null },
          { label: 'B', language: null },
        ],
        chosen: 1,
      },
    ],
  ])('are of captions: %s, by list and by change', async (_, detail, captions) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('captionsList', detail);
    libraryPlayer.emit('captionsChanged', detail);
    expect(changesIn(events)).toEqual([{ captions }, { captions }]);
  });

  it.each<[string, LibraryEvent, PlayerSettings['qualities']]>([
    ['none', {}, { tracks: [], chosen: null }],
    [
      'automatic',
      { levels: [AUTO, { label: '720p' }], currentQuality: 0 },
      { tracks: [{ label: '720p', language: null, lines: null }], chosen: null },
    ],
    [
      'the first',
      { levels: [AUTO, { label: '720p', width: 1280, height: 720 }], currentQuality: 1 },
      { tracks: [{ label: '720p', language: null, lines: 720 }], chosen: 0 },
    ],
  ])('are of qualities: %s, by list and by change', async (_, detail, qualities) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('levels', detail);
    libraryPlayer.emit('levelsChanged', detail);
    expect(changesIn(events)).toEqual([{ qualities }, { qualities }]);
  });

  it.each<[LibraryLevel, number | null]>([
    [{}, null],
    [{ width: 1280 }, null],
    [{ width: 0, height: 0 }, null],
    [{ width: 1920, height: 1080 }, 1080],
    [{ width: 720, height: 1280 }, 720],
    [{ height: 480 }, 480],
    [{ width: 0, height: 480 }, 480],
  ])('have, of the quality %j, %j lines', async (level, lines) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('levels', { levels: [AUTO, level], currentQuality: 0 });
    expect(changesIn(events)[0]?.qualities?.tracks[0]?.lines).toBe(lines);
  });

  it.each<[string, LibraryEvent, PlayerSettings['audioTracks']]>([
    ['none', {}, { tracks: [], chosen: null }],
    [
      'the first of two',
      { tracks: [{ name: 'English', language: 'en' }, { name: 'Español' }], currentTrack: 0 },
      { tracks: [english, { label: 'Español', language: null }], chosen: 0 },
    ],
    [
      'the second of two',
      { tracks: [{ name: 'English', language: 'en' }, { name: 'Español' }], currentTrack: 1 },
      { tracks: [english, { label: 'Español', language: null }], chosen: 1 },
    ],
  ])('are of audio tracks: %s, by list and by change', async (_, detail, audioTracks) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('audioTracks', detail);
    libraryPlayer.emit('audioTrackChanged', detail);
    expect(changesIn(events)).toEqual([{ audioTracks }, { audioTracks }]);
  });

  it.each([
    [{ label: 'English', name: 'en-1', language: 'en' }, english],
    [{ name: 'English', language: 'en' }, english],
    [
      { label: '', name: '', language: 'en' },
      { label: 'en', language: 'en' },
    ],
    [{ language: '' }, { label: '2', language: null }],
    [{}, { label: '2', language: null }],
    [{ label: '<b>&amp;\u202e\u0000' }, { label: '<b>&amp;\u202e\u0000', language: null }],
    [{ label: '__proto__' }, { label: '__proto__', language: null }],
  ])('have for the track %j a name: %j', async (track, named) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('captionsList', { tracks: [OFF, { label: 'First' }, track], track: 0 });
    expect(changesIn(events)[0]?.captions?.tracks[1]).toEqual(named);
  });

  it.each<[SettingsRequest, readonly string[]]>([
    [{ volume: 80 }, ['volume 80']],
    [{ volume: 0 }, ['volume 0']],
    [{ isMuted: true }, ['mute true']],
    [{ isMuted: false }, ['mute false']],
    [{ rate: 1.5 }, ['rate 1.5']],
    [{ captions: null }, ['captions 0']],
    [{ captions: 0 }, ['captions 1']],
    [{ captions: 2 }, ['captions 3']],
    [{ quality: null }, ['quality 0']],
    [{ quality: 0 }, ['quality 1']],
    [{ audioTrack: 0 }, ['audio 0']],
    [{ audioTrack: 1 }, ['audio 1']],
    [{ isInPicture: true }, []],
    [{}, []],
    [{ volume: 40, isMuted: false, rate: 2 }, ['volume 40', 'mute false', 'rate 2']],
  ])('are requested: %j as %j', async (request, told) => {
    const { session, libraryPlayer } = await opened();
    session.change(request);
    expect(libraryPlayer.told).toEqual(told);
  });

  it('are heard first by the next session in the same place, but not what the last item had', async () => {
    const { session, open, libraryPlayer } = await opened();
    libraryPlayer.emit('ready');
    libraryPlayer.emit('volume', { volume: 40 });
    libraryPlayer.emit('mute', { mute: true });
    libraryPlayer.emit('playbackRateChanged', { playbackRate: 1.5 });
    libraryPlayer.emit('cast', { available: true, active: true });
    libraryPlayer.emit('captionsList', { tracks: [OFF, english], track: 1 });
    libraryPlayer.emit('levels', { levels: [AUTO, { label: '720p' }], currentQuality: 1 });
    libraryPlayer.emit('audioTracks', { tracks: [english, english], currentTrack: 1 });
    session.remove();
    const { events } = open();
    await settled();
    libraryPlayer.emit('play');
    const { captions, qualities, audioTracks } = initialPlayerSettings;
    const sound = { volume: 40, isMuted: true, rate: 1.5 };
    const changes = {
      ...sound,
      ...{ devices: ['cast'], isCasting: true },
      ...{ captions, qualities, audioTracks },
    };
    expect(events).toEqual([
      { kind: 'settings-changed', changes },
      { kind: 'started', ...at(30, 1440) },
    ]);
  });

  it('are heard by the next session also if they changed between the two', async () => {
    const { session, open, libraryPlayer } = await opened();
    session.remove();
    libraryPlayer.emit('volume', { volume: 40 });
    const { events } = open();
    await settled();
    expect(changesIn(events)).toMatchObject([{ volume: 40 }]);
  });

  it('are forgotten with a player that has failed, or whose place was closed', async () => {
    const { player, session, open, libraryPlayer } = await opened();
    libraryPlayer.emit('volume', { volume: 40 });
    libraryPlayer.emit('error');
    session.remove();
    const second = open();
    await settled();
    expect(second.events).toEqual([]);
    libraryPlayer.emit('volume', { volume: 50 });
    player.close(place);
    const third = open();
    await settled();
    expect(third.events).toEqual([]);
  });
});

describe('the look of captions [PLY-15]', () => {
  const USUAL = {
    color: '#ffffff',
    fontSize: 15,
    backgroundColor: '#0a0a0e',
    backgroundOpacity: 78,
    edgeStyle: 'none',
  };

  it.each<[Partial<CaptionStyle>, Partial<LibraryCaptions>]>([
    [{}, {}],
    [{ size: 'small' }, { fontSize: 11 }],
    [{ size: 'large' }, { fontSize: 20 }],
    [{ size: 'veryLarge' }, { fontSize: 26 }],
    [{ color: 'yellow' }, { color: '#ffe14d' }],
    [{ color: 'green' }, { color: '#7dee8f' }],
    [{ color: 'cyan' }, { color: '#6fe7ff' }],
    [{ color: 'magenta' }, { color: '#ff9df5' }],
    [{ background: 'none' }, { backgroundOpacity: 0 }],
    [{ background: 'solid' }, { backgroundOpacity: 100 }],
    [{ edge: 'dropShadow' }, { edgeStyle: 'dropshadow' }],
    [{ edge: 'outline' }, { edgeStyle: 'uniform' }],
  ])('of %j is told as %j, and reported, for the library has no event for it', async (style, told) => {
    const { session, events, libraryPlayer } = await opened();
    const captionStyle = { ...USUAL_CAPTIONS, ...style };
    session.change({ captionStyle });
    expect(libraryPlayer.told).toEqual([`look ${JSON.stringify({ ...USUAL, ...told })}`]);
    expect(changesIn(events)).toEqual([{ captionStyle }]);
  });

  it('is left to the controls of the library where those are shown', async () => {
    const { session, events, libraryPlayer } = await opened(undefined, true);
    session.change({ captionStyle: USUAL_CAPTIONS, volume: 40 });
    expect(libraryPlayer.told).toEqual(['volume 40']);
    expect(events).toEqual([]);
  });

  it('is known to the next session in the same place, whose player keeps it', async () => {
    const { session, open } = await opened();
    const captionStyle = { ...USUAL_CAPTIONS, color: 'cyan' } as const;
    session.change({ captionStyle });
    session.remove();
    const { events } = open();
    await settled();
    expect(changesIn(events)).toMatchObject([{ captionStyle }]);
  });
});

describe('picture-in-picture and the device’s own full screen [PLY-08]', () => {
  it('are the browser’s', async () => {
    const picture = makeFakePicture({ pictureInPicture: true, ownFullScreen: true });
    const { session, events, libraryPlayer } = await opened(undefined, false, picture);
    libraryPlayer.emit('ready');
    session.change({ isInPicture: true });
    await settled();
    session.change({ isInPicture: false });
    await settled();
    session.enterFullScreen();
    expect(picture.told).toEqual(['picture-in-picture', 'page', 'full screen']);
    expect(changesIn(events).slice(1)).toEqual([
      { pictureInPicture: 'off' },
      { pictureInPicture: 'on' },
      { pictureInPicture: 'off' },
    ]);
  });

  it('change nothing where the browser has none', async () => {
    const { session, events, libraryPlayer } = await opened(undefined, false, makeFakePicture());
    libraryPlayer.emit('ready');
    session.change({ isInPicture: false });
    session.enterFullScreen();
    session.cast('airPlay');
    expect(libraryPlayer.told).toEqual([]);
    expect(changesIn(events)).toEqual([{ volume: 100, isMuted: false }]);
  });

  it('change nothing in a player without a media element', async () => {
    const { session, events, libraryPlayer } = await opened();
    session.change({ isInPicture: true });
    session.enterFullScreen();
    session.cast('airPlay');
    expect(libraryPlayer.told).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe('other devices [PLY-08]', () => {
  it.each<[LibraryEvent, readonly Partial<PlayerSettings>[]]>([
    [{}, [{ isCasting: false }]],
    [{ available: false, active: false }, [{ isCasting: false }]],
    [{ available: true, active: false }, [{ devices: ['cast'] }, { isCasting: false }]],
    [{ available: true, active: true }, [{ devices: ['cast'] }, { isCasting: true }]],
  ])('are found after %j: %j', async (detail, changes) => {
    const { events, libraryPlayer } = await opened();
    libraryPlayer.emit('cast', detail);
    expect(changesIn(events)).toEqual(changes);
  });

  it('are of each kind once, and can be lost', async () => {
    const picture = makeFakePicture({ airPlay: true });
    const { events, libraryPlayer } = await opened(undefined, false, picture);
    libraryPlayer.emit('ready');
    libraryPlayer.emit('cast', { available: true });
    libraryPlayer.emit('cast', { available: true });
    picture.findDevices('available');
    picture.findDevices('available');
    libraryPlayer.emit('cast', { available: false });
    picture.findDevices('not-available');
    const devices = changesIn(events).flatMap((changes) => (changes.devices ? [changes.devices] : []));
    expect(devices).toEqual([['cast'], ['cast', 'airPlay'], ['airPlay'], []]);
  });

  it('are asked for, and left, by the library', async () => {
    const { session, libraryPlayer } = await opened();
    session.cast('cast');
    libraryPlayer.emit('cast', { available: true, active: true });
    session.cast('cast');
    libraryPlayer.emit('cast', { available: true, active: false });
    session.cast('cast');
    expect(libraryPlayer.told).toEqual(['cast', 'stop casting', 'cast']);
  });

  it('are asked for by Safari, for AirPlay', async () => {
    const picture = makeFakePicture({ airPlay: true });
    const { session, libraryPlayer } = await opened(undefined, false, picture);
    session.cast('airPlay');
    expect(picture.told).toEqual(['AirPlay']);
    expect(libraryPlayer.told).toEqual([]);
  });
});
