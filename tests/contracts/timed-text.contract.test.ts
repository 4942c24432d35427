import { expect, it } from 'vitest';
import { makeCdnTimedText } from '#adapters/cdn/cdn-timed-text.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { TimedText } from '#application/ports/timed-text.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { TextCue } from '#domain/playback/text-cue.ts';
import { makeInMemoryTimedText } from '#tests/doubles/in-memory-timed-text.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

interface Subject {
  readonly texts: TimedText;
  /** A file, whose cues are not in order and partly invalid. */
  readonly file: string;
  readonly missing: string;
  /** What the file begins with. */
  readonly first: TextCue;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const { http, catalogue, disconnect } = await enterPlatform();
  const broken = [...catalogue.workouts].find(({ item }) => item.chapters === 'broken')?.item;
  return {
    texts: makeCdnTimedText(http),
    file: `${ORIGIN}/chapters/${broken?.mediaid}.vtt`,
    missing: `${ORIGIN}/chapters/Nothing0.vtt`,
    first: { start: seconds(0), end: seconds(64), text: 'Warm-up' },
    disconnect,
  };
}

async function inMemory(): Promise<Subject> {
  const cue = (start: number, end: number, text: string): TextCue => ({
    start: seconds(start),
    end: seconds(end),
    text,
  });
  const cues = [
    cue(64, 128, 'Front'),
    cue(10, 5, 'Backwards'),
    cue(0, 64, 'Warm-up'),
    cue(128, 128, 'Nothing'),
  ];
  const texts = makeInMemoryTimedText({ 'https://cdn.test/a.vtt': cues });
  return {
    texts,
    file: 'https://cdn.test/a.vtt',
    missing: 'https://cdn.test/b.vtt',
    first: cue(0, 64, 'Warm-up'),
    disconnect: () => texts.failWith(new AppFailure('unreachable', 'No answer')),
  };
}

describeContract('timed texts', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  it('are the valid cues of a file, in the order of their times', async () => {
    const { texts, file, first } = await make();
    const cues = await texts.cues(file);
    expect(cues[0]).toEqual(first);
    expect(cues.length).toBeGreaterThan(1);
    for (const [index, { start, end }] of cues.entries()) {
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.start ?? 0);
      expect(end).toBeGreaterThan(start);
    }
  });

  it('fail if there is no such file', async () => {
    const { texts, missing } = await make();
    await expect(texts.cues(missing)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fail if there is no response', async () => {
    const { texts, file, disconnect } = await make();
    disconnect();
    await expect(texts.cues(file)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
