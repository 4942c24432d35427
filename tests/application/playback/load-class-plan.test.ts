import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadClassPlan } from '#application/playback/load-class-plan.ts';
import { NO_PLAN } from '#domain/playback/class-plan.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { TextCue } from '#domain/playback/text-cue.ts';
import { makeInMemoryTimedText } from '#tests/doubles/in-memory-timed-text.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

const TRACK = 'https://cdn.test/chapters/Workout1.vtt';

const cue = (start: number, end: number, text: string): TextCue => ({
  start: seconds(start),
  end: seconds(end),
  text,
});

function setUp(cues: readonly TextCue[]) {
  const texts = makeInMemoryTimedText({ [TRACK]: cues });
  const reporter = makeRecordingReporter();
  return { texts, load: makeLoadClassPlan(texts, reporter), reported: reporter.reported };
}

describe('the plan of a class [PLY-10]', () => {
  it('comes from the track of its video', async () => {
    const { load, reported } = setUp([cue(0, 60, 'Warm-up'), cue(60, 999, 'Core')]);
    expect(await load(TRACK, seconds(600))).toEqual({
      chapters: [
        { title: 'Warm-up', start: 0, end: 60 },
        { title: 'Core', start: 60, end: 600 },
      ],
      intervals: [],
    });
    expect(reported).toEqual([]);
  });

  it.each([
    [1, [cue(60, 70, '{')]],
    [2, [cue(60, 70, '{'), cue(70, 80, ' ')]],
  ])('lacks broken chapters, and their number, %d, is reported once', async (count, broken) => {
    const { load, reported } = setUp([cue(0, 60, 'Warm-up'), ...broken, cue(80, 90, 'Core')]);
    const { chapters } = await load(TRACK, seconds(600));
    expect(chapters.map(({ title }) => title)).toEqual(['Warm-up', 'Core']);
    expect(reported).toMatchObject([
      { kind: 'malformed-answer', message: `${count} broken chapters of a video` },
    ]);
  });

  it('is empty if the track cannot be had, which is reported', async () => {
    const { texts, load, reported } = setUp([]);
    const failure = new AppFailure('server-failed', 'It broke');
    texts.failWith(failure);
    expect(await load(TRACK, seconds(600))).toBe(NO_PLAN);
    expect(reported).toEqual([failure]);
  });

  it('is empty if the code that reads it cannot be loaded, which is reported', async () => {
    const { texts, load, reported } = setUp([]);
    const cause = new Error('No code');
    texts.failWith(cause);
    expect(await load(TRACK, seconds(600))).toBe(NO_PLAN);
    expect(reported).toMatchObject([{ kind: 'malformed-answer', message: 'No chapters', cause }]);
  });

  it('is empty if there is no such track, which is reported', async () => {
    const { load, reported } = setUp([]);
    expect(await load('https://cdn.test/nowhere.vtt', seconds(0))).toBe(NO_PLAN);
    expect(reported).toMatchObject([{ kind: 'not-found' }]);
  });
});
