import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPlaybackRecord, playbackReducer } from '#domain/playback/playback-reducer.ts';
import { progressDue, progressToSave, savedAfter } from '#domain/playback/save-point.ts';
import { progress } from '#domain/progress/progress.ts';
import { at } from '#tests/builders/a-position.ts';

describe('the minimum change for a save [PLY-05]', () => {
  it.each([
    [0.35, 360, false],
    [0.35, 360.1, true],
    [0.35, 340, false],
    [0.35, 339.9, true],
    [0, 10, false],
    [0, 10.1, true],
    [0.35, 350, false],
    [0.99, 1000, false],
    [0.98, 1000, true],
  ])('from %d to %d s of 1000 s: %s', (last, position, worthSaving) => {
    expect(progressToSave(progress(last), at(position))).toBe(worthSaving ? position / 1000 : null);
  });

  it('is more than 0.01, from any position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 98 }), (percent) => {
        expect(progressToSave(progress(percent / 100), at(percent + 1, 100))).toBeNull();
        expect(progressToSave(progress((percent + 1) / 100), at(percent, 100))).toBeNull();
        expect(progressToSave(progress(percent / 100), at(percent + 1.01, 100))).not.toBeNull();
      }),
    );
  });

  it('is never reached in a live stream [PLY-06]', () => {
    expect(progressToSave(progress(0), at(500, 0))).toBeNull();
    expect(progressToSave(progress(0.5), at(500, 0))).toBeNull();
  });
});

describe('save points', () => {
  const notSaved = { progress: progress(0.1), playedSince: 0 };

  it('count a step of up to 5 s as played, and a longer or backward one as a jump', () => {
    const steps: [number, number][] = [
      [105, 5],
      [105.1, 0],
      [100, 0],
      [99, 0],
      [100.25, 0.25],
    ];
    for (const [to, played] of steps) {
      const saved = savedAfter(notSaved, at(100), at(to), { kind: 'time', ...at(to) });
      expect([to, saved.playedSince]).toEqual([to, played]);
    }
  });

  it.each(['started', 'seeking', 'seeked', 'paused'] as const)('count no step to %s as played', (kind) => {
    expect(savedAfter(notSaved, at(100), at(103), { kind, ...at(103) }).playedSince).toBe(0);
  });

  it('never save twice for a change of 0.01 or less, whatever happens', () => {
    const position = fc.double({ min: 0, max: 1000, noNaN: true });
    const positioned = fc
      .tuple(fc.constantFrom('started', 'paused', 'time', 'seeked', 'completed'), position)
      .map(([kind, where]) => ({ kind, ...at(where) }));
    const plain = fc
      .constantFrom('page-hidden', 'page-left', 'removed', 'ready', 'stalled')
      .map((kind) => ({ kind }));
    fc.assert(
      fc.property(position, fc.array(fc.oneof(positioned, plain)), (from, events) => {
        let record = initialPlaybackRecord({ from: at(from).position, saved: progress(from / 1000) });
        let last = from / 1000;
        for (const event of events) {
          const before = record;
          record = playbackReducer(before, event);
          const due = progressDue(before.saved, record.saved);
          if (due === null) continue;
          expect(Math.abs(due - last)).toBeGreaterThan(0.01);
          expect(due).toBe(record.state.position / 1000);
          last = due;
        }
      }),
    );
  });
});
