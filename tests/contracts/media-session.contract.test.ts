import { expect, it } from 'vitest';
import { makeBrowserMediaSession } from '#adapters/browser/browser-media-session.ts';
import type { MediaKeys, MediaSession, NowPlaying } from '#application/ports/media-session.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeRecordingMediaSession } from '#tests/doubles/recording-media-session.ts';
import { describeContract } from './describe-contract.ts';

type Key = 'play' | 'pause' | 'stop' | 'back 30' | 'forward 30' | 'to 700';

interface Subject {
  readonly session: MediaSession;
  /** The title that is shown; null if none. */
  readonly title: () => string | null;
  /** Presses a media key of the device. */
  readonly press: (key: Key) => void;
}

class Metadata {
  readonly title: string;

  constructor({ title = '' }: MediaMetadataInit) {
    this.title = title;
  }
}

function ofBrowser(): Subject {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>();
  const mediaSession = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) =>
      void handlers.set(action, handler),
    setPositionState: () => undefined,
  };
  const ACTIONS: Readonly<Record<Key, MediaSessionActionDetails>> = {
    play: { action: 'play' },
    pause: { action: 'pause' },
    stop: { action: 'stop' },
    'back 30': { action: 'seekbackward', seekOffset: 30 },
    'forward 30': { action: 'seekforward', seekOffset: 30 },
    'to 700': { action: 'seekto', seekTime: 700 },
  };
  return {
    session: makeBrowserMediaSession({ mediaSession }, Metadata as unknown as typeof MediaMetadata),
    title: () => mediaSession.metadata?.title ?? null,
    press: (key) => handlers.get(ACTIONS[key].action)?.(ACTIONS[key]),
  };
}

function recording(): Subject {
  const session = makeRecordingMediaSession();
  const press = (keys: MediaKeys | null, key: Key): void => {
    if (key === 'back 30') keys?.seekBy(-30);
    else if (key === 'forward 30') keys?.seekBy(30);
    else if (key === 'to 700') keys?.seekTo(at(700).position);
    else keys?.[key]();
  };
  return {
    session,
    title: () => (session.keys() ? (session.shown.at(-1)?.title ?? null) : null),
    press: (key) => press(session.keys(), key),
  };
}

const playing = (title: string): NowPlaying => ({ title, artist: null, artwork: [] });

/** Media keys that record the requests. */
function mediaKeys() {
  const asked: string[] = [];
  const note = (what: string) => () => void asked.push(what);
  const keys: MediaKeys = {
    play: note('play'),
    pause: note('pause'),
    stop: note('stop'),
    seekBy: (seconds) => void asked.push(`by ${seconds}`),
    seekTo: (position) => void asked.push(`to ${position}`),
  };
  return { keys, asked };
}

describeContract('a media session', { 'of a browser': ofBrowser, 'in a test': recording }, (make) => {
  const ALL_KEYS: readonly Key[] = ['play', 'pause', 'stop', 'back 30', 'forward 30', 'to 700'];

  it('shows what plays, and handles the media keys, in seconds', () => {
    const { session, title, press } = make();
    const { keys, asked } = mediaKeys();
    session.show(playing('Slow Barre'), keys);
    expect(title()).toBe('Slow Barre');
    ALL_KEYS.forEach(press);
    expect(asked).toEqual(['play', 'pause', 'stop', 'by -30', 'by 30', 'to 700']);
  });

  it('replaces what was shown before, and its keys', () => {
    const { session, title, press } = make();
    const [before, now] = [mediaKeys(), mediaKeys()];
    session.show(playing('Slow Barre'), before.keys);
    session.show(playing('Fast Yoga'), now.keys);
    press('pause');
    expect(title()).toBe('Fast Yoga');
    expect(before.asked).toEqual([]);
    expect(now.asked).toEqual(['pause']);
  });

  it('shows nothing, and handles no keys, after it is cleared', () => {
    const { session, title, press } = make();
    const { keys, asked } = mediaKeys();
    session.show(playing('Slow Barre'), keys);
    session.update('playing', { ...at(30), rate: 1 });
    session.clear();
    ALL_KEYS.forEach(press);
    expect(title()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shows again what comes after that', () => {
    const { session, title } = make();
    session.clear();
    session.show(playing('Slow Barre'), mediaKeys().keys);
    expect(title()).toBe('Slow Barre');
  });
});

describeContract(
  'a media session',
  {
    'of a browser': () => ofBrowser().session,
    'of a browser that has none': () => makeBrowserMediaSession({}, undefined),
    'in a test': makeRecordingMediaSession,
  },
  (make) => {
    it.each([
      ['before anything is shown', at(0)],
      ['past the end', at(1001)],
      ['of a live stream', at(30, 0)],
    ])('does not fail when the position is updated: %s', (_, position) => {
      const session = make();
      session.update('playing', { ...position, rate: 1 });
      session.show(playing('Slow Barre'), mediaKeys().keys);
      session.update('paused', { ...position, rate: 1.5 });
      session.clear();
      session.clear();
    });
  },
);
