import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { observableStateOf } from '#application/observable-state.ts';
import { pauseForTrailer } from '#application/playback/pause-for-trailer.ts';
import { initialPlaybackState } from '#domain/playback/playback-state.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const item = aMediaItem();
const shown = { item, openedFrom: null, poster: null, from: null };
const place = {} as HTMLElement;

/** Playback that records what is played and what has to pause. */
function setUp() {
  const asked: string[] = [];
  const playback = (what: string) => () => {
    asked.push(what);
    return {
      state: observableStateOf(new BehaviorSubject(initialPlaybackState)),
      play: () => undefined,
      pause: () => void asked.push(`${what} pauses`),
      seek: () => undefined,
      focus: () => undefined,
      end: () => undefined,
    };
  };
  const watching = pauseForTrailer({
    playMedia: playback('media'),
    playTrailer: playback('trailer'),
    preparePlayer: () => void asked.push('prepare'),
  });
  return { watching, asked };
}

describe('a trailer [MED-15]', () => {
  it('pauses current playback without waiting for it', () => {
    const { watching, asked } = setUp();
    watching.playMedia(shown, place);
    watching.playTrailer({ ...shown, trailer: item }, place);
    expect(asked).toEqual(['media', 'media pauses', 'trailer']);
  });

  it('plays if nothing else is playing', () => {
    const { watching, asked } = setUp();
    watching.preparePlayer();
    watching.playTrailer({ ...shown, trailer: item }, place);
    expect(asked).toEqual(['prepare', 'trailer']);
  });
});
