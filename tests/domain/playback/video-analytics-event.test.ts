import { describe, expect, it } from 'vitest';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { initialPlaybackRecord, playbackReducer } from '#domain/playback/playback-reducer.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { videoAnalyticsEvents } from '#domain/playback/video-analytics-event.ts';
import { at } from '#tests/builders/a-position.ts';

/** The analytics events that a sequence of player events produces. */
function analyticsEvents(...events: PlayerEvent[]) {
  let record = initialPlaybackRecord({ from: seconds(0), saved: null });
  return events.map((event) => {
    const before = record;
    record = playbackReducer(before, event);
    return videoAnalyticsEvents(before, record, event);
  });
}
const time = (position: number): PlayerEvent => ({ kind: 'time', ...at(position) });

describe('the video analytics events of a playback [PLY-09]', () => {
  it('include starts, pauses and completion', () => {
    expect(
      analyticsEvents({ kind: 'started', ...at(0) }, { kind: 'paused', ...at(10) }, { kind: 'ready' }),
    ).toEqual([['play'], ['pause'], []]);
  });

  it('include a start only after a pause, a completion or nothing: not after buffering', () => {
    const started: PlayerEvent = { kind: 'started', ...at(0) };
    expect(
      analyticsEvents(
        started,
        started,
        { kind: 'seeked', ...at(100) },
        started,
        { kind: 'paused', ...at(110) },
        started,
        { kind: 'completed', ...at(1000) },
        started,
      ),
    ).toEqual([
      ['play'],
      [],
      [],
      [],
      ['pause'],
      ['play'],
      ['quartile-25', 'quartile-50', 'quartile-75', 'complete'],
      ['play'],
    ]);
  });

  it.each([
    [249, []],
    [250, ['quartile-25']],
    [499, ['quartile-25']],
    [500, ['quartile-25', 'quartile-50']],
    [749, ['quartile-25', 'quartile-50']],
    [750, ['quartile-25', 'quartile-50', 'quartile-75']],
  ])('are, at %d of 1000 s, %j', (position, beats) => {
    expect(analyticsEvents(time(position))).toEqual([beats]);
  });

  it('include each quartile once', () => {
    expect(analyticsEvents(time(250), time(260))).toEqual([['quartile-25'], []]);
    expect(analyticsEvents(time(300), time(200), time(260), time(500))).toEqual([
      ['quartile-25'],
      [],
      [],
      ['quartile-50'],
    ]);
  });

  it('include all quartiles that a completion has passed', () => {
    expect(analyticsEvents(time(600), { kind: 'completed', ...at(1000) })).toEqual([
      ['quartile-25', 'quartile-50'],
      ['quartile-75', 'complete'],
    ]);
  });

  it('do not include quartiles of a live stream', () => {
    expect(analyticsEvents({ kind: 'time', ...at(90, 0) })).toEqual([[]]);
  });
});
