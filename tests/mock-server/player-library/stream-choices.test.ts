import type Hls from 'hls.js';
import { describe, expect, it } from 'vitest';
import type { Emit } from '#mock-server/player-library/page/player-events.ts';
import { StreamChoices } from '#mock-server/player-library/page/stream-choices.ts';

const small = { width: 426, height: 240 };
const large = { width: 720, height: 1280 };
const track = (name: string) => ({ name, lang: 'en', default: false });
const COACH = { name: 'Coach', language: 'en' };
const MUSIC = { name: 'Music only', language: 'en' };

/** The choices of a stream whose engine has so many levels and audio tracks; `requests` is what it is told. */
function setUp(audioTracks: readonly ReturnType<typeof track>[] = []) {
  const requests: number[] = [];
  const engine = {
    levels: [small, large],
    audioTracks,
    audioTrack: -1,
    set nextLevel(level: number) {
      requests.push(level);
    },
  };
  const events: unknown[][] = [];
  const emit: Emit = (...event) => void events.push(event);
  return { choices: new StreamChoices(engine as unknown as Hls, emit), engine, events, requests };
}

describe('the qualities of a stream', () => {
  it('are the engine’s choice followed by the sizes, from the best one, by their shorter sides', () => {
    const { choices, events } = setUp();
    choices.onLevels();
    const levels = [{ label: 'Auto' }, { label: '720p', ...large }, { label: '240p', ...small }];
    expect(events).toEqual([['levels', { levels, currentQuality: 0 }]]);
  });

  it('are chosen by their place in the list, once', () => {
    const { choices, events, requests } = setUp();
    for (const index of [2, 2, 7, -1, NaN, 1, 0]) choices.chooseQuality(index);
    expect(requests).toEqual([0, 1, -1]);
    expect(events).toMatchObject([
      ['levelsChanged', { currentQuality: 2 }],
      ['levelsChanged', { currentQuality: 1 }],
      ['levelsChanged', { currentQuality: 0 }],
    ]);
  });
});

describe('the audio tracks of a stream', () => {
  it('are none if there is only one', () => {
    const { choices, engine, events } = setUp([track('English')]);
    choices.onAudioTracks();
    choices.chooseAudioTrack(0);
    choices.onAudioTrack();
    expect([events, engine.audioTrack]).toEqual([[], -1]);
  });

  it('are listed and chosen; the engine says what has become of it', () => {
    const { choices, engine, events } = setUp([track('Coach'), track('Music only')]);
    choices.onAudioTracks();
    choices.chooseAudioTrack(5);
    expect(engine.audioTrack).toBe(-1);
    choices.chooseAudioTrack(1);
    expect(engine.audioTrack).toBe(1);
    choices.onAudioTrack();
    choices.onAudioTrack();
    expect(events).toEqual([
      ['audioTracks', { tracks: [COACH, MUSIC], currentTrack: 0 }],
      ['audioTrackChanged', { tracks: [COACH, MUSIC], currentTrack: 1 }],
    ]);
  });

  it('begin with the default one while the engine has chosen none', () => {
    const { choices, events } = setUp([track('Coach'), { ...track('Music only'), default: true }]);
    choices.onAudioTracks();
    expect(events).toMatchObject([['audioTracks', { currentTrack: 1 }]]);
  });

  it('are none again when the stream no longer has several', () => {
    const { choices, engine, events } = setUp([track('Coach'), track('Music only')]);
    choices.onAudioTracks();
    engine.audioTracks = [track('English')];
    choices.onAudioTracks();
    expect(events.at(-1)).toEqual(['audioTracks', { tracks: [], currentTrack: -1 }]);
  });
});
