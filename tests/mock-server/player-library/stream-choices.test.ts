import { describe, expect, it, vi } from 'vitest';
import type { Emit } from '#mock-server/player-library/page/player-events.ts';
import { StreamChoices } from '#mock-server/player-library/page/stream-choices.ts';

const small = { width: 426, height: 240, bitrate: 100_000 };
const large = { width: 1280, height: 720, bitrate: 300_000 };
const track = (name: string) => ({ name, language: 'en' });

function setUp() {
  const events: unknown[][] = [];
  const emit: Emit = (...event) => void events.push(event);
  const source = { chooseLevel: vi.fn(), chooseAudioTrack: vi.fn(), close: vi.fn() };
  const choices = new StreamChoices(emit);
  choices.reset();
  choices.chooseFrom(source);
  return { choices, events, source };
}

describe('the qualities of a stream', () => {
  it('are the engine’s choice followed by the sizes, from the best one, by their shorter sides', () => {
    const { choices, events } = setUp();
    choices.onQualities([small, { ...large, width: 720, height: 1280 }]);
    const levels = [
      { label: 'Auto' },
      { label: '720p', ...large, width: 720, height: 1280 },
      { label: '240p', ...small },
    ];
    expect(events).toEqual([['levels', { levels, currentQuality: 0 }]]);
  });

  it('are chosen by their place in the list, once', () => {
    const { choices, events, source } = setUp();
    choices.onQualities([small, large]);
    events.length = 0;
    for (const index of [2, 2, 7, -1, NaN, 1, 0]) choices.chooseQuality(index);
    expect(source.chooseLevel.mock.calls).toEqual([[0], [1], [-1]]);
    expect(events.map(([name]) => name)).toEqual(['levelsChanged', 'levelsChanged', 'levelsChanged']);
  });

  it('are the automatic one for the next source', () => {
    const { choices } = setUp();
    choices.onQualities([small, large]);
    choices.chooseQuality(1);
    choices.reset();
    expect(choices.quality).toEqual({ levels: [{ label: 'Auto' }], currentQuality: 0 });
  });
});

describe('the audio tracks of a stream', () => {
  it('are none if there is only one', () => {
    const { choices, events } = setUp();
    choices.onAudioTracks([track('English')], 0);
    expect([events, choices.audio]).toEqual([[], { tracks: [], currentTrack: -1 }]);
  });

  it('are listed and chosen; the engine says what has become of it', () => {
    const { choices, events, source } = setUp();
    const tracks = [track('Coach'), track('Music only')];
    choices.onAudioTracks(tracks, 0);
    for (const index of [0, 5, 1]) choices.chooseAudioTrack(index);
    expect(source.chooseAudioTrack.mock.calls).toEqual([[1]]);
    choices.onAudioTrack(1);
    choices.onAudioTrack(1);
    expect(events).toEqual([
      ['audioTracks', { tracks, currentTrack: 0 }],
      ['audioTrackChanged', { tracks, currentTrack: 1 }],
    ]);
  });

  it('are none again after a stream that has several', () => {
    const { choices, events } = setUp();
    choices.onAudioTracks([track('Coach'), track('Music only')], 0);
    choices.onAudioTracks([track('English')], 0);
    expect(events.at(-1)).toEqual(['audioTracks', { tracks: [], currentTrack: -1 }]);
  });
});
