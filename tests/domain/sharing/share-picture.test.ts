import { describe, expect, it } from 'vitest';
import { PICTURE, sharePicture, type PictureContent, type Shape } from '#domain/sharing/share-picture.ts';
import { contrast, type Rgb } from '#domain/styling/color.ts';

const WORKOUT: PictureContent = {
  siteName: 'Daybreak',
  heading: 'Workout done',
  title: 'One Minute Plank',
  minutes: '1 minute',
  date: 'June 15, 2026',
  days: [],
  direction: 'ltr',
};
const WEEK: PictureContent = {
  ...WORKOUT,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, index) => ({ name, isDone: index < 2 })),
};
const COLORS = { backgroundColor: '#0a0d16', highlightColor: '#d9ff4a' };
const measure = (line: string, size: number) => line.length * size * 0.5;

const draw = (content: Partial<PictureContent>, colors: Partial<typeof COLORS> = {}) =>
  sharePicture({ ...WORKOUT, ...content }, { ...COLORS, ...colors }, measure);

const linesOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'line');
const boxesOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'box');
const rgb = (color: string) => color.match(/\d+/g)?.map(Number) as unknown as Rgb;

/** The colour on which a line stands: that of the last large box below it. */
function groundOf(shapes: readonly Shape[], { y }: { readonly y: number }): Rgb {
  const grounds = boxesOf(shapes).filter(
    (box) => box.width === PICTURE.width && box.y <= y && y <= box.y + box.height,
  );
  return rgb(grounds.at(-1)?.color ?? '');
}

describe('the picture of a workout or a week [PLY-12, PRG-02]', () => {
  it('says what was done, from the top on', () => {
    expect(linesOf(draw({})).map(({ text }) => text)).toEqual([
      'Daybreak',
      'Workout done',
      'One Minute',
      'Plank',
      '1 minute',
      'June 15, 2026',
    ]);
  });

  it('is filled by the background, and by the highlight below', () => {
    const [ground, , panel] = boxesOf(draw({}));
    expect(ground).toMatchObject({ x: 0, y: 0, width: 1080, height: 1350, color: 'rgb(10 13 22)' });
    expect(panel).toMatchObject({ x: 0, width: 1080, color: 'rgb(217 255 74)' });
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(1350);
  });

  it.each([
    ['#0a0d16', '#d9ff4a'],
    ['#ffffff', '#fff3b0'],
    ['#ffffff', '#000000'],
    ['#777777', '#787878'],
    ['#000', '#000'],
  ])('can be read on %s and %s', (backgroundColor, highlightColor) => {
    const shapes = draw(WEEK, { backgroundColor, highlightColor });
    for (const line of linesOf(shapes)) {
      expect(contrast(rgb(line.color), groundOf(shapes, line))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['a long title', { title: 'The Longest Ride of the Year '.repeat(12) }],
    ['a title of one word', { title: 'Rindfleischetikettierung'.repeat(8) }],
    ['a long title of a week', { ...WEEK, title: 'A great many workouts '.repeat(9) }],
    ['long names', { siteName: 'Daybreak '.repeat(9), heading: 'Done '.repeat(20), minutes: '9'.repeat(40) }],
  ])('keeps %s within its margins, and lines apart', (_, content) => {
    const lines = linesOf(draw(content)).filter(({ isCentered }) => !isCentered);
    for (const { x, text, size } of lines) expect(x + measure(text, size)).toBeLessThanOrEqual(1080 - 96);
    for (const [index, { y, size }] of lines.entries()) {
      expect(y - size * 0.8).toBeGreaterThan((lines[index - 1]?.y ?? 0) - 1);
    }
  });

  it('has a dot for each day, above its name, full where something was done', () => {
    const shapes = draw({ ...WEEK, title: 'A great many workouts '.repeat(9) });
    const dots = boxesOf(shapes).filter(({ width, height }) => width === height);
    const names = linesOf(shapes).filter(({ isCentered }) => isCentered);
    expect(dots.map(({ outline }) => outline === null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(dots.map(({ color }) => color).slice(1, 3)).toEqual(['rgb(217 255 74)', 'rgb(255 255 255)']);
    expect(names.map(({ text }) => text)).toEqual(WEEK.days.map(({ name }) => name));
    expect(dots.map(({ x, width }) => x + width / 2)).toEqual(names.map(({ x }) => x));
    const title = linesOf(shapes).filter(({ font, isCentered }) => font === 'display' && !isCentered);
    const lowest = Math.max(...title.map(({ y }) => y).filter((y) => y < 1030));
    for (const { y } of dots) expect(y).toBeGreaterThan(lowest);
  });

  it('is mirrored from right to left', () => {
    const shapes = draw({ ...WEEK, direction: 'rtl' });
    expect(linesOf(shapes)[0]).toMatchObject({ text: 'Daybreak', x: 1080 - 96 });
    const names = linesOf(shapes).filter(({ isCentered }) => isCentered);
    expect((names[0]?.x ?? 0) > (names[6]?.x ?? 0)).toBe(true);
    expect(boxesOf(shapes)[1]).toMatchObject({ x: 1080 - 96 - 120 });
  });

  it('has the default colours where the config has none', () => {
    const shapes = sharePicture(WORKOUT, { backgroundColor: 'red', highlightColor: null }, measure);
    expect(boxesOf(shapes).map(({ color }) => color)).toContain('rgb(255 92 57)');
    expect(boxesOf(shapes)[0]?.color).toBe('rgb(11 13 18)');
  });
});
