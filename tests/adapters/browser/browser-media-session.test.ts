import { describe, expect, it, vi } from 'vitest';
import { makeBrowserMediaSession } from '#adapters/browser/browser-media-session.ts';
import type { MediaKeys } from '#application/ports/media-session.ts';
import { at } from '#tests/builders/a-position.ts';

class Metadata {
  constructor(readonly about: MediaMetadataInit) {}
}

/** @param unknown the action that the browser does not support */
function setUp(unknown?: MediaSessionAction) {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler>();
  const told: unknown[] = [];
  const mediaSession = {
    metadata: null as unknown as MediaMetadata,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (action === unknown) throw new TypeError('Unknown');
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    setPositionState: (state?: MediaPositionState) => void told.push(state),
  };
  const session = makeBrowserMediaSession({ mediaSession }, Metadata as unknown as typeof MediaMetadata);
  return { mediaSession, session, handlers, told };
}

const playing = {
  title: 'Slow Barre',
  artist: 'Mara',
  artwork: [{ src: 'https://img.test/a.webp', width: 640 }],
};

function mediaKeys(): MediaKeys {
  return {
    play: vi.fn(),
    pause: vi.fn(),
    stop: vi.fn(),
    seekBy: vi.fn(),
    seekTo: vi.fn(),
  };
}

describe('the media session of a browser', () => {
  it('shows title, artist and pictures with their sizes', () => {
    const { session, mediaSession } = setUp();
    session.show(playing, mediaKeys());
    expect(mediaSession.metadata).toEqual(
      new Metadata({
        title: 'Slow Barre',
        artist: 'Mara',
        artwork: [{ src: 'https://img.test/a.webp', sizes: '640x360' }],
      }),
    );
  });

  it('has playback state, position and rate; for a live stream, no position', () => {
    const { session, mediaSession, told } = setUp();
    session.update('playing', { ...at(30), rate: 1.5 });
    expect(mediaSession.playbackState).toBe('playing');
    session.update('paused', { ...at(1001), rate: 1 });
    expect(mediaSession.playbackState).toBe('paused');
    session.update('playing', { ...at(30, 0), rate: 1 });
    expect(told).toEqual([
      { position: 30, duration: 1000, playbackRate: 1.5 },
      { position: 1000, duration: 1000, playbackRate: 1 },
      undefined,
    ]);
  });

  it('passes on every key, with 10 s if the device specifies no offset', () => {
    const { session, handlers } = setUp();
    const keys = mediaKeys();
    session.show(playing, keys);
    const press = (details: MediaSessionActionDetails) => handlers.get(details.action)?.(details);
    for (const action of ['play', 'pause', 'stop'] as const) {
      press({ action });
      expect(keys[action]).toHaveBeenCalledTimes(1);
    }
    press({ action: 'seekbackward' });
    press({ action: 'seekbackward', seekOffset: 30 });
    press({ action: 'seekforward' });
    press({ action: 'seekto', seekTime: 0 });
    press({ action: 'seekto' });
    expect(vi.mocked(keys.seekBy).mock.calls).toEqual([[-10], [-30], [10]]);
    expect(vi.mocked(keys.seekTo).mock.calls).toEqual([[0]]);
  });

  it('skips a key that the browser does not support', () => {
    const { session, handlers } = setUp('stop');
    session.show(playing, mediaKeys());
    expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekbackward', 'seekforward', 'seekto']);
  });

  it('shows nothing and handles no keys after it is cleared', () => {
    const { session, mediaSession, handlers, told } = setUp();
    session.show(playing, mediaKeys());
    session.update('playing', { ...at(3), rate: 1 });
    session.clear();
    expect(mediaSession.metadata).toBeNull();
    expect(mediaSession.playbackState).toBe('none');
    expect(handlers.size).toBe(0);
    expect(told.at(-1)).toBeUndefined();
  });

  it('may not be supported', () => {
    const session = makeBrowserMediaSession({}, undefined);
    expect(() => {
      session.show(playing, mediaKeys());
      session.update('paused', { ...at(3), rate: 1 });
      session.clear();
    }).not.toThrow();
  });
});
