import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chapterAt,
  chapterTarget,
  classPlanOf,
  intervalAt,
  minutesOf,
  nextChapter,
  NO_PLAN,
  warmUpEnd,
  type Chapter,
  type ClassPlan,
  type Interval,
} from '#domain/playback/class-plan.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { TextCue } from '#domain/playback/text-cue.ts';

/** A cue; anything but a text is written as JSON. */
const cue = (start: number, end: number, content: unknown): TextCue => ({
  start: seconds(start),
  end: seconds(end),
  text: typeof content === 'string' ? content : JSON.stringify(content),
});

const work = (title: string, move?: string) => ({ title, kind: 'work', move });
const rest = (title: string) => ({ title, kind: 'rest' });

const planOf = (cues: readonly TextCue[], duration = 600): ClassPlan =>
  classPlanOf(cues, seconds(duration)).plan;

const chaptersOf = (cues: readonly TextCue[], duration = 600) =>
  planOf(cues, duration).chapters.map(({ title, start, end }) => [title, start, end]);

describe('the plan of a class [PLY-10]', () => {
  it('has a chapter for each plain cue, and no intervals', () => {
    expect(planOf([cue(0, 60, 'Warm-up'), cue(60, 300, 'Climb')])).toEqual({
      chapters: [
        { title: 'Warm-up', start: 0, end: 60 },
        { title: 'Climb', start: 60, end: 300 },
      ],
      intervals: [],
    });
  });

  it('has an interval for each cue in JSON with a kind, in one chapter for those of one title', () => {
    const cues = [
      cue(60, 80, work('Rounds', 'Jab')),
      cue(80, 92, rest('Rounds')),
      cue(92, 112, work('Rounds', 'Hook')),
      cue(112, 132, work('Core', 'Plank')),
    ];
    expect(planOf(cues)).toEqual({
      chapters: [
        { title: 'Rounds', start: 60, end: 112 },
        { title: 'Core', start: 112, end: 132 },
      ],
      intervals: [
        { kind: 'work', move: 'Jab', start: 60, end: 80 },
        { kind: 'rest', move: null, start: 80, end: 92 },
        { kind: 'work', move: 'Hook', start: 92, end: 112 },
        { kind: 'work', move: 'Plank', start: 112, end: 132 },
      ],
    });
  });

  it('has chapters of both sorts', () => {
    const cues = [
      cue(0, 60, 'Warm-up'),
      cue(60, 80, work('Rounds', 'Jab')),
      cue(80, 120, { title: 'Stretch' }),
    ];
    expect(chaptersOf(cues)).toEqual([
      ['Warm-up', 0, 60],
      ['Rounds', 60, 80],
      ['Stretch', 80, 120],
    ]);
    expect(planOf(cues).intervals).toHaveLength(1);
  });

  it.each([
    ['two plain ones', 'Core', 'Core'],
    ['two in JSON without a kind', { title: 'Core' }, { title: 'Core' }],
    ['a plain one and an interval', 'Core', work('Core')],
    ['an interval and a plain one', work('Core'), 'Core'],
  ])('does not join %s of the same title', (_, first, second) => {
    expect(chaptersOf([cue(0, 60, first), cue(60, 120, second)])).toEqual([
      ['Core', 0, 60],
      ['Core', 60, 120],
    ]);
  });

  it('has a chapter twice that is done again after another one', () => {
    const cues = [cue(0, 20, work('A')), cue(20, 40, work('B')), cue(40, 60, work('A'))];
    expect(chaptersOf(cues).map(([title]) => title)).toEqual(['A', 'B', 'A']);
  });

  it.each([
    ['spaces around', '  Climb \n', 'Climb'],
    ['several lines', 'Climb\nand sprint', 'Climb and sprint'],
    ['what WebVTT escapes', 'Core &amp; &lt;Control&gt;&nbsp;&amp;lt;', 'Core & <Control> &lt;'],
    ['unknown escapes', 'A &copy; B', 'A &copy; B'],
    ['markup', '<c.loud>Climb</c> <00:01.000>hard<b>er</b>', 'Climb <00:01.000>harder'],
    ['signs of its own', '3 < 5 > 2', '3 < 5 > 2'],
    ['brackets', '[Warm-up]', '[Warm-up]'],
    ['the names of fields', '__proto__', '__proto__'],
  ])('has plain titles with %s in plain text', (_, text, title) => {
    expect(chaptersOf([cue(0, 60, text)])).toEqual([[title, 0, 60]]);
  });

  it.each([
    ['spaces around', { title: ' Core ', kind: 'work', move: ' Plank ' }, 'Core', 'Plank'],
    ['an ampersand', { title: 'A &amp; B', kind: 'work', move: 'C & D' }, 'A &amp; B', 'C & D'],
    ['a number as its move', { title: 'Core', kind: 'work', move: 5 }, 'Core', null],
    ['an empty move', { title: 'Core', kind: 'work', move: ' ' }, 'Core', null],
    ['no move', { title: 'Core', kind: 'work' }, 'Core', null],
    ['unknown fields', { title: 'Core', kind: 'work', reps: 10 }, 'Core', null],
  ])('reads an interval with %s', (_, content, title, move) => {
    const { chapters, intervals } = planOf([cue(0, 20, content)]);
    expect(chapters).toMatchObject([{ title }]);
    expect(intervals).toMatchObject([{ move }]);
  });

  it.each([
    ['is half a JSON text', '{"title": "Half'],
    ['is an empty JSON object', '{}'],
    ['is a list in JSON', '[{"title": "Core"}]'],
    ['is empty', ''],
    ['is blank', ' \n '],
    ['has nothing but markup', '<b></b>'],
    ['has an empty title', { title: '', kind: 'work' }],
    ['has a blank title', { title: '  ' }],
    ['has a number as its title', { title: 7, kind: 'work' }],
    ['has no title', { kind: 'work', move: 'Plank' }],
    ['is of an unknown kind', { title: 'Lunch', kind: 'pause' }],
    ['has a kind that is no text', { title: 'Core', kind: null }],
  ])('leaves out and counts a cue that %s', (_, content) => {
    const cues = [cue(0, 60, 'Warm-up'), cue(60, 120, content), cue(120, 180, 'Core')];
    expect(classPlanOf(cues, seconds(600))).toEqual({
      plan: planOf([cue(0, 60, 'Warm-up'), cue(120, 180, 'Core')]),
      broken: 1,
    });
  });

  it.each([
    ['goes back before the end of the last one', [60, 120]],
    ['lies within the last one', [10, 20]],
    ['has no length', [100, 100]],
    ['has a negative length', [120, 110]],
    ['begins at the end of the video', [600, 660]],
    ['lies beyond the video', [700, 760]],
  ])('leaves out and counts a cue that %s', (_, [start = 0, end = 0]) => {
    const { plan, broken } = classPlanOf([cue(0, 90, 'Warm-up'), cue(start, end, 'Broken')], seconds(600));
    expect(plan.chapters).toEqual([{ title: 'Warm-up', start: 0, end: 90 }]);
    expect(broken).toBe(1);
  });

  it('counts all broken cues, and may have nothing left', () => {
    expect(classPlanOf([cue(0, 9, ''), cue(9, 9, 'A'), cue(9, 12, '{')], seconds(600))).toEqual({
      plan: NO_PLAN,
      broken: 3,
    });
    expect(classPlanOf([], seconds(600))).toEqual({ plan: NO_PLAN, broken: 0 });
  });

  it.each([
    [59.5, 1, 60],
    [59.499, 0, null],
    [60.2, 1, 60.2],
  ])('a cue that begins at %d, after one until 60, is one of %d more, from %s on', (start, more, from) => {
    const [, second = null] = chaptersOf([cue(0, 60, 'A'), cue(start, 120, 'B')]);
    expect(second ? 1 : 0).toBe(more);
    expect(second?.[1] ?? null).toBe(from);
  });

  it('ends with the video', () => {
    expect(chaptersOf([cue(0, 60, 'A'), cue(60, 9999, 'B')], 90)).toEqual([
      ['A', 0, 60],
      ['B', 60, 90],
    ]);
  });

  it('has all chapters while the duration is unknown', () => {
    expect(chaptersOf([cue(0, 60, 'A'), cue(60, 9999, 'B')], 0)).toEqual([
      ['A', 0, 60],
      ['B', 60, 9999],
    ]);
  });

  it('is in order, positive and within the video, whatever the cues are', () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            title: fc.oneof(fc.string(), fc.constantFrom('A', 'B'), fc.integer()),
            kind: fc.constantFrom('work', 'rest', 'pause', null),
            move: fc.oneof(fc.string(), fc.constant(null)),
          },
          { requiredKeys: [] },
        )
        .map((fields) => JSON.stringify(fields)),
    );
    const time = fc.double({ min: -100, max: 2000, noNaN: true });
    const cues = fc
      .array(fc.tuple(time, time, content))
      .map((all) =>
        all.map(([start, end, text]) => cue(start, end, text)).sort((one, other) => one.start - other.start),
      );
    fc.assert(
      fc.property(cues, fc.constantFrom(0, 1, 600, 1999.5), (all, duration) => {
        const { plan, broken } = classPlanOf(all, seconds(duration));
        const end = duration || Infinity;
        expectInOrder(plan.chapters, end);
        expectInOrder(plan.intervals, end);
        expect(broken).toBeLessThanOrEqual(all.length);
        expect(plan.chapters.every(({ title }) => title.trim() === title && title !== '')).toBe(true);
        for (const { start } of plan.intervals) expect(chapterAt(plan, start)).not.toBeNull();
      }),
    );
  });
});

function expectInOrder(parts: readonly (Chapter | Interval)[], end: number): void {
  let last = 0;
  for (const part of parts) {
    expect(part.start).toBeGreaterThanOrEqual(last);
    expect(part.end).toBeGreaterThan(part.start);
    expect(part.end).toBeLessThanOrEqual(end);
    last = part.end;
  }
}

/** Chapters with a gap before the last one. */
const PLAN = planOf([cue(10, 100, 'Warm-up'), cue(100, 200, 'Core'), cue(300, 400, 'Cool-down')]);

describe('a chapter [PLY-10]', () => {
  it.each([
    [0, null, 'Warm-up'],
    [9.99, null, 'Warm-up'],
    [10, 'Warm-up', 'Core'],
    [99.99, 'Warm-up', 'Core'],
    [100, 'Core', 'Cool-down'],
    [200, null, 'Cool-down'],
    [299.99, null, 'Cool-down'],
    [300, 'Cool-down', null],
    [400, null, null],
  ])('at %d s is %s, and the next one %s', (position, current, next) => {
    expect(chapterAt(PLAN, seconds(position))?.title ?? null).toBe(current);
    expect(nextChapter(PLAN, seconds(position))?.title ?? null).toBe(next);
  });

  it.each([
    [0, 10, null],
    [10, 100, 10],
    [13, 100, 10],
    [99, 100, 10],
    [100, 300, 10],
    [103, 300, 10],
    [103.1, 300, 100],
    [199, 300, 100],
    [250, 300, 100],
    [301, null, 100],
    [303.5, null, 300],
    [400, null, 300],
  ])('from %d s on: the next is at %s, the previous one at %s', (position, next, previous) => {
    expect(chapterTarget(PLAN, seconds(position), 1)).toBe(next);
    expect(chapterTarget(PLAN, seconds(position), -1)).toBe(previous);
  });

  it('is not there without a plan', () => {
    const start = seconds(0);
    expect(chapterAt(NO_PLAN, start)).toBeNull();
    expect(nextChapter(NO_PLAN, start)).toBeNull();
    expect(chapterTarget(NO_PLAN, start, 1)).toBeNull();
    expect(chapterTarget(NO_PLAN, start, -1)).toBeNull();
    expect(warmUpEnd(NO_PLAN, start)).toBeNull();
    expect(intervalAt(NO_PLAN, start)).toBeNull();
  });

  it.each([
    [1, 1],
    [29, 1],
    [89, 1],
    [90, 2],
    [600, 10],
  ])('of %d s has %d min', (length, minutes) => {
    expect(minutesOf({ title: 'Core', start: seconds(30), end: seconds(30 + length) })).toBe(minutes);
  });
});

describe('an interval [PLY-10]', () => {
  const plan = planOf([
    cue(0, 32, 'Warm-up'),
    cue(32, 52, work('Rounds', 'Jab')),
    cue(52, 64, rest('Rounds')),
    cue(64, 84, work('Rounds')),
    cue(84, 96, rest('Rounds')),
    cue(100, 120, work('Core', 'Plank')),
    cue(120, 132, rest('Core')),
  ]);

  it.each([
    [0, null, null, null],
    [31.9, null, null, null],
    [32, 'work', 'Jab', null],
    [51.9, 'work', 'Jab', null],
    [52, 'rest', null, null],
    [64, 'work', null, 'Plank'],
    [84, 'rest', null, 'Plank'],
    [96, null, null, null],
    [100, 'work', 'Plank', null],
    [120, 'rest', null, null],
    [132, null, null, null],
  ])('at %d s is %s, its move %s, and the next one %s', (position, kind, move, nextMove) => {
    const current = intervalAt(plan, seconds(position));
    expect(current && [current.interval.kind, current.interval.move]).toEqual(kind && [kind, move]);
    expect(current?.nextMove ?? null).toBe(nextMove);
  });
});

describe('a warm-up [PLY-10]', () => {
  const core = cue(60, 120, 'Core');

  it.each([
    ['Warm-up', 0, 60],
    ['warm up', 59.9, 60],
    ['WARMING UP', 30, 60],
    ['Calentamiento', 30, 60],
    ['Warm-up', 60, null],
    ['Warm-up', 90, null],
    ['Get warm', 30, null],
    ['Intro', 30, null],
  ])('called %j, at %d s, ends at %s', (title, position, end) => {
    expect(warmUpEnd(planOf([cue(0, 60, title), core]), seconds(position))).toBe(end);
  });

  it('ends where the next chapter begins', () => {
    expect(warmUpEnd(planOf([cue(0, 50, 'Warm-up'), core]), seconds(49))).toBe(60);
  });

  it('is only the first chapter of several', () => {
    expect(warmUpEnd(planOf([cue(0, 60, 'Warm-up')]), seconds(30))).toBeNull();
    expect(warmUpEnd(planOf([cue(0, 60, 'Intro'), cue(60, 120, 'Warm-up')]), seconds(90))).toBeNull();
  });
});
