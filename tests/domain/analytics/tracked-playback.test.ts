import { describe, expect, it } from 'vitest';
import { initialPlaying, playbackToTrack, playingAfter } from '#domain/analytics/tracked-playback.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { at } from '#tests/builders/a-position.ts';

/** The analytics events of a playback that starts at 0. */
const analyticsEvents = (...events: PlayerEvent[]) => analyticsEventsFrom(0, ...events);

function analyticsEventsFrom(from: number, ...events: PlayerEvent[]): (string | null)[] {
  let playing = initialPlaying(seconds(from));
  return events.map((event) => {
    const tracked = playbackToTrack(playing, event);
    playing = playingAfter(playing, event);
    return tracked && `${tracked.name} ${tracked.position}`;
  });
}

describe('the analytics events of a playback [PLY-04]', () => {
  it.each<[string, PlayerEvent, string | null]>([
    ['a start at 0', { kind: 'started', ...at(0) }, 'Started Video 0'],
    ['a start a moment in, as real players say it', { kind: 'started', ...at(0.4) }, 'Started Video 0'],
    ['a pause at 0', { kind: 'paused', ...at(0) }, 'Paused Video 0'],
    ['a pause at 0.85', { kind: 'paused', ...at(850) }, 'Paused Video 850'],
    ['a pause just above 0.85', { kind: 'paused', ...at(850.001) }, 'Completed Video 850.001'],
    [
      'a pause of a live stream',
      { kind: 'paused', position: seconds(90), duration: seconds(0) },
      'Paused Video 90',
    ],
    ['the end', { kind: 'completed', ...at(1000) }, 'Completed Video 1000'],
    ['the end of a live stream', { kind: 'completed', ...at(90, 0) }, 'Completed Video 90'],
    ['time', { kind: 'time', ...at(900) }, null],
    ['a seek', { kind: 'seeked', ...at(900) }, null],
    ['a refused start', { kind: 'autoplay-blocked' }, null],
    ['a failure', { kind: 'failed', what: 'library' }, null],
    ['its removal', { kind: 'removed' }, null],
  ])('%s', (_what, event, expected) => {
    expect(analyticsEvents(event)).toEqual([expected]);
  });

  it('report a start at a later position as a resumption from the requested position', () => {
    expect(analyticsEventsFrom(500, { kind: 'started', ...at(500.2) })).toEqual(['Resumed Video 500']);
  });

  it.each([
    [0, 'Started Video 0'],
    [0.001, 'Resumed Video 0.001'],
  ])('report a later start at %s as %s', (position, expected) => {
    const [, , last] = analyticsEvents(
      { kind: 'started', ...at(0) },
      { kind: 'paused', ...at(10) },
      { kind: 'started', ...at(position) },
    );
    expect(last).toBe(expected);
  });

  it('treat 0.85 of an odd duration as 0.85', () => {
    const duration = seconds(7199);
    const position = seconds(0.85 * duration);
    expect(analyticsEvents({ kind: 'paused', position, duration })).toEqual([`Paused Video ${position}`]);
  });

  it('report a completion once, however it occurs', () => {
    expect(
      analyticsEvents(
        { kind: 'paused', ...at(900) },
        { kind: 'started', ...at(900) },
        { kind: 'paused', ...at(1000) },
        { kind: 'completed', ...at(1000) },
      ),
    ).toEqual(['Completed Video 900', 'Resumed Video 900', null, null]);
  });

  it('do not report the pause of a completion', () => {
    expect(analyticsEvents({ kind: 'paused', ...at(1000) }, { kind: 'completed', ...at(1000) })).toEqual([
      'Completed Video 1000',
      null,
    ]);
    expect(analyticsEvents({ kind: 'completed', ...at(1000) }, { kind: 'paused', ...at(1000) })).toEqual([
      'Completed Video 1000',
      null,
    ]);
  });

  it('report a start only after a pause, a completion or nothing: not after buffering', () => {
    expect(
      analyticsEvents(
        { kind: 'started', ...at(0) },
        { kind: 'seeking', ...at(500) },
        { kind: 'started', ...at(500) },
        { kind: 'time', ...at(501) },
        { kind: 'started', ...at(501) },
        { kind: 'paused', ...at(510) },
        { kind: 'started', ...at(510) },
        { kind: 'completed', ...at(1000) },
        { kind: 'started', ...at(0) },
      ),
    ).toEqual([
      'Started Video 0',
      null,
      null,
      null,
      null,
      'Paused Video 510',
      'Resumed Video 510',
      'Completed Video 1000',
      'Started Video 0',
    ]);
  });

  it.each<[string, readonly PlayerEvent[], string]>([
    ['at once, as a player says it that has moved on', [{ kind: 'started', ...at(0.3) }], 'Started Video 0'],
    [
      'at once, as a player says it that is still at the end',
      [{ kind: 'started', ...at(1000) }],
      'Started Video 0',
    ],
    [
      'after the pause of the end',
      [
        { kind: 'paused', ...at(1000) },
        { kind: 'started', ...at(0.3) },
      ],
      'Started Video 0',
    ],
    [
      'by a player that first seeks to the start',
      [
        { kind: 'seeking', ...at(0) },
        { kind: 'started', ...at(0.3) },
      ],
      'Started Video 0',
    ],
    [
      'from where the viewer has moved to',
      [
        { kind: 'seeking', ...at(200) },
        { kind: 'seeked', ...at(200) },
        { kind: 'started', ...at(200.3) },
      ],
      'Resumed Video 200',
    ],
  ])('report what plays after the end %s', (_what, events, expected) => {
    expect(analyticsEvents({ kind: 'completed', ...at(1000) }, ...events).at(-1)).toBe(expected);
  });

  it('report the completion of each playing, once', () => {
    expect(
      analyticsEvents(
        { kind: 'completed', ...at(1000) },
        { kind: 'started', ...at(0.3) },
        { kind: 'paused', ...at(900) },
        { kind: 'started', ...at(900) },
        { kind: 'completed', ...at(1000) },
        { kind: 'seeking', ...at(500) },
        { kind: 'started', ...at(500) },
        { kind: 'completed', ...at(1000) },
      ),
    ).toEqual([
      'Completed Video 1000',
      'Started Video 0',
      'Completed Video 900',
      'Resumed Video 900',
      null,
      null,
      'Resumed Video 500',
      'Completed Video 1000',
    ]);
  });

  it.each([
    [0, 'Started Video 0'],
    [200, 'Resumed Video 200'],
  ])('report a start after a pause and a seek to %d as one from there', (position, expected) => {
    const [, , , last] = analyticsEvents(
      { kind: 'started', ...at(0) },
      { kind: 'paused', ...at(500) },
      { kind: 'seeking', ...at(position) },
      { kind: 'started', ...at(position + 0.3) },
    );
    expect(last).toBe(expected);
  });

  it('do not treat a seek while playing as a start', () => {
    const [, , , last] = analyticsEvents(
      { kind: 'started', ...at(0) },
      { kind: 'seeking', ...at(500) },
      { kind: 'paused', ...at(510) },
      { kind: 'started', ...at(510.2) },
    );
    expect(last).toBe('Resumed Video 510.2');
  });
});
