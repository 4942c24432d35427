import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { liveOf } from '#application/live.ts';
import { watchingBroughtBy, type Watching } from '#application/playback/watching.ts';
import { beforePlayback, type PlaybackState } from '#domain/playback/playback-state.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { settled } from '#tests/builders/settled.ts';

const item = aMediaItem();
const shown = { item, openedFrom: null, poster: null, from: null };
const place = {} as HTMLElement;

/** Watching that notes what it is asked for. */
function setUp() {
  const state$ = new BehaviorSubject<PlaybackState>(beforePlayback);
  const asked: string[] = [];
  const playback = (what: string) => () => {
    asked.push(what);
    return {
      state: liveOf(state$),
      play: () => void asked.push('play'),
      pause: () => void asked.push('pause'),
      seek: (position: number) => void asked.push(`seek ${position}`),
      focus: () => void asked.push('focus'),
      end: () => void asked.push('end'),
    };
  };
  const watching: Watching = {
    playMedia: playback('media'),
    playTrailer: playback('trailer'),
    preparePlayer: () => void asked.push('prepare'),
  };
  return { watching, state$, asked };
}

describe('watching by code that is brought when it is needed', () => {
  it('brings nothing before, and everything once', async () => {
    const { watching, asked } = setUp();
    let times = 0;
    const coming = watchingBroughtBy(async () => {
      times += 1;
      return watching;
    });
    expect(times).toBe(0);
    coming.preparePlayer();
    coming.playMedia(shown, place);
    coming.playTrailer({ ...shown, trailer: item }, place);
    await settled();
    expect(times).toBe(1);
    expect(asked).toEqual(['prepare', 'media', 'trailer']);
  });

  it('is loading until then, and from then on what plays', async () => {
    const { watching, state$, asked } = setUp();
    const playback = watchingBroughtBy(async () => watching).playMedia(shown, place);
    playback.play();
    expect(playback.state.now()).toEqual(beforePlayback);
    await settled();
    state$.next({ ...beforePlayback, phase: 'playing' });
    expect(playback.state.now().phase).toBe('playing');
    playback.pause();
    playback.play();
    playback.seek(seconds(5));
    playback.focus();
    playback.end();
    expect(asked).toEqual(['media', 'pause', 'play', 'seek 5', 'focus', 'end']);
  });

  it('does not begin what was ended meanwhile', async () => {
    const { watching, asked } = setUp();
    watchingBroughtBy(async () => watching)
      .playMedia(shown, place)
      .end();
    await settled();
    expect(asked).toEqual([]);
  });

  it('says that it failed where the code does not come, and asks for it again', async () => {
    const { watching, asked } = setUp();
    const answers = [deferred<Watching>(), deferred<Watching>()];
    let times = 0;
    const coming = watchingBroughtBy(() => (answers[times++] ?? deferred<Watching>()).promise);
    const playback = coming.playMedia(shown, place);
    answers[0]?.reject(new Error('No code'));
    await settled();
    expect(playback.state.now().phase).toBe('library-failed');
    coming.preparePlayer();
    answers[1]?.resolve(watching);
    await settled();
    expect(asked).toEqual(['prepare']);
  });
});
