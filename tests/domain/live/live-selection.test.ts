import { describe, expect, it } from 'vitest';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import {
  followBroadcast,
  hasToGoLive,
  isPlayedFromBeginning,
  keyOfPart,
  liveSelection,
  playsRecordingOf,
  playsStreamOf,
  selectFromBeginning,
  selectProgram,
  stillPlayed,
  type LiveSelection,
} from '#domain/live/live-selection.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';

const [one, other] = [mediaId('ChannelA'), mediaId('ChannelB')];
const now = timeOfDay('12:30');
const moment = { now, catchUp: 2 };
const { start, end } = aLiveProgram('12:00', '13:00');
const program = { start, end };
const times = (from: string, to: string) => ({ start: timeOfDay(from), end: timeOfDay(to) });

describe('a selected program [LIV-04]', () => {
  it.each([
    ['live', times('12:00', '13:00'), { channel: other, part: null }],
    [
      'ended, within catch-up',
      times('11:00', '12:00'),
      { channel: other, part: { ...times('11:00', '12:00'), at: now } },
    ],
    ['upcoming', times('13:00', '14:00'), { channel: one, part: null }],
    ['ended, beyond catch-up', times('10:00', '10:30'), null],
  ])('that is %s', (_state, selectedTimes, played) => {
    const selected = { channel: other, program: selectedTimes };
    expect(selectProgram(liveSelection(one, null), selected, moment)).toEqual({ selected, played });
  });
});

describe('what there is to play after some time [LIV-02, LIV-03]', () => {
  const recording = { channel: one, part: { ...times('10:30', '11:00'), at: now } };
  it.each([
    [
      'a recording within catch-up',
      { channel: one, part: { ...times('10:31', '11:00'), at: now } },
      false,
      true,
    ],
    ['a recording that has left catch-up', recording, false, false],
    ['a recording that has left catch-up while it plays', recording, true, true],
    [
      'a program from its beginning',
      { channel: one, part: { start: timeOfDay('09:00'), end: null, at: now } },
      false,
      true,
    ],
    ['the live edge', { channel: one, part: null }, false, true],
  ])('is or is not %s', (_what, played, isPlaying, isThere) => {
    expect(stillPlayed(played, isPlaying, moment)).toBe(isThere ? played : null);
  });

  it('is nothing where there was nothing', () => {
    expect(stillPlayed(null, false, moment)).toBeNull();
  });
});

describe('a live program from its beginning [LIV-04, LIV-05]', () => {
  const selected = { channel: one, program };
  it('plays from its start, without an end', () => {
    const selection = selectFromBeginning(liveSelection(one, null), selected, true, moment);
    expect(selection).toEqual({ selected, played: { channel: one, part: { start, end: null, at: now } } });
  });

  it('plays at the live edge without entitlement, and beyond catch-up', () => {
    const atEdge = { selected, played: { channel: one, part: null } };
    expect(selectFromBeginning(liveSelection(one, null), selected, false, moment)).toEqual(atEdge);
    expect(selectFromBeginning(liveSelection(one, null), selected, true, { now, catchUp: 0.5 })).toEqual(
      atEdge,
    );
  });
});

describe('the live edge of a channel', () => {
  const fromBeginning: LiveSelection = {
    selected: { channel: one, program },
    played: { channel: one, part: { start, end: null, at: now } },
  };

  it('is reached in the stream of a program from its beginning, by a seek', () => {
    const selection = liveSelection(one, fromBeginning);
    expect(selection).toEqual({ selected: { channel: one, program: null }, played: fromBeginning.played });
    expect(selection.played).toBe(fromBeginning.played);
    expect(hasToGoLive(selection)).toBe(true);
  });

  it.each<[string, MediaId, LiveSelection | null]>([
    ['of another channel', other, fromBeginning],
    ['after a recording', one, { ...fromBeginning, played: { channel: one, part: { start, end, at: now } } }],
    ['after a program that cannot be watched', one, { ...fromBeginning, played: null }],
    ['after nothing', one, null],
  ])('%s has a stream of its own', (_which, channel, previous) => {
    const selection = liveSelection(channel, previous);
    expect(selection.played).toEqual({ channel, part: null });
    expect(hasToGoLive(selection)).toBe(false);
  });

  it('is not what a program from its beginning asks for, nor an upcoming one', () => {
    expect(hasToGoLive(fromBeginning)).toBe(false);
    const upcoming = { channel: one, program: times('13:00', '14:00') };
    expect(hasToGoLive(selectProgram(fromBeginning, upcoming, moment))).toBe(false);
  });

  it.each<[string, LiveSelection['played']]>([
    ['another channel plays', { channel: other, part: { start, end: null, at: now } }],
    ['nothing plays', null],
  ])('is not reached by a seek while %s', (_what, played) => {
    expect(hasToGoLive({ selected: { channel: one, program: null }, played })).toBe(false);
  });

  it.each([
    ['the live edge', { channel: one, part: null }, true],
    ['a program from its beginning', { channel: one, part: { start, end: null, at: now } }, true],
    ['a recording', { channel: one, part: { start, end, at: now } }, false],
    ['another channel', { channel: other, part: null }, false],
    ['nothing', null, false],
  ])('is in the stream that plays, with %s: %s', (_what, played, plays) => {
    expect(playsStreamOf(one, played)).toBe(plays);
  });
});

describe('a program that plays from its beginning', () => {
  const part = { start, end: null, at: now };
  it.each([
    ['it does', { channel: one, part }, true],
    ['another one does', { channel: one, part: { start: start - 1, end: null, at: now } }, false],
    ['its recording plays', { channel: one, part: { start, end, at: now } }, false],
    ['one of another channel does', { channel: other, part }, false],
    ['the live edge plays', { channel: one, part: null }, false],
    ['nothing plays', null, false],
  ])('is known: %s', (_what, played, plays) => {
    expect(isPlayedFromBeginning(played, one, program)).toBe(plays);
  });
});

describe('the key of a part', () => {
  const part = { start, end, at: now };
  it('is the same for the same part, also if it is another object', () => {
    expect(keyOfPart({ ...part })).toBe(keyOfPart(part));
    expect(keyOfPart(null)).toBe(keyOfPart(null));
  });

  it.each([
    ['the live edge', null],
    ['another beginning', { ...part, start: start - 1 }],
    ['another end', { ...part, end: end - 1 }],
    ['no end', { ...part, end: null }],
    ['the same part, selected again', { ...part, at: now + 1 }],
  ])('is another one for %s', (_what, otherPart) => {
    expect(keyOfPart(otherPart)).not.toBe(keyOfPart(part));
  });
});

describe('the recording of a program', () => {
  it.each([
    ['it does', { channel: one, part: { start, end, at: now } }, true],
    ['that of a shorter one does', { channel: one, part: { start, end: end - 1, at: now } }, false],
    ['that of another channel does', { channel: other, part: { start, end, at: now } }, false],
    ['the program plays from its beginning', { channel: one, part: { start, end: null, at: now } }, false],
    ['the live edge plays', { channel: one, part: null }, false],
    ['nothing plays', null, false],
  ])('plays if %s: %s', (_what, played, plays) => {
    expect(playsRecordingOf(program, one, played)).toBe(plays);
  });
});

describe('the selection as time passes', () => {
  const next = times('13:00', '14:00');
  const live: LiveSelection = {
    selected: { channel: one, program },
    played: { channel: one, part: null },
  };

  it('stays until the program has ended, and then moves on at the live edge', () => {
    expect(followBroadcast(live, end - 1, program)).toBe(live);
    expect(followBroadcast(live, end - 1, null)).toBe(live);
    expect(followBroadcast(live, end, next)).toEqual({
      selected: { channel: one, program: next },
      played: { channel: one, part: null },
    });
  });

  it('has no program in a gap', () => {
    expect(followBroadcast(live, end, null).selected).toEqual({ channel: one, program: null });
  });

  it('stays on whatever is on, where no program was selected', () => {
    const edge = liveSelection(one, null);
    expect(followBroadcast(edge, end, next)).toBe(edge);
  });

  it('stays on a recording, and on a program from its beginning', () => {
    const recording = selectProgram(live, { channel: one, program: times('11:00', '12:00') }, moment);
    expect(followBroadcast(recording, end, next)).toBe(recording);
    const beginning = selectFromBeginning(live, { channel: one, program }, true, moment);
    expect(followBroadcast(beginning, end, next)).toBe(beginning);
  });

  it('stays on a program that cannot be watched', () => {
    const expired: LiveSelection = { ...live, played: null };
    expect(followBroadcast(expired, end, next)).toBe(expired);
  });

  it('stays on an upcoming program of another channel', () => {
    const elsewhere = selectProgram(live, { channel: other, program: next }, moment);
    expect(followBroadcast(elsewhere, next.end, null)).toBe(elsewhere);
  });
});
