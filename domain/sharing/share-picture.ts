import {
  contrasting,
  cssColor,
  DEFAULT_BACKGROUND,
  DEFAULT_HIGHLIGHT,
  DISTINCT,
  hexColor,
  READABLE,
  textOn,
} from '../styling/color.ts';
import { fittedText } from './fitted-text.ts';

/** The size of a picture for social networks, in pixels. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** What a picture says of a finished workout, or of a week. */
export interface PictureContent {
  readonly siteName: string;
  /** Above the title: 'Workout done'. */
  readonly heading: string;
  /** The title of the workout, or the workouts of the week. */
  readonly title: string;
  readonly minutes: string;
  readonly date: string;
  /** The days of a week; none for a workout. */
  readonly days: readonly PictureDay[];
  readonly direction: 'ltr' | 'rtl';
}

export interface PictureDay {
  /** 'Mon' */
  readonly name: string;
  readonly isDone: boolean;
}

/** The customer's colours (CFG-17), as the config writes them. */
export interface PictureColors {
  readonly backgroundColor: string | null;
  readonly highlightColor: string | null;
}

export type PictureFont = 'display' | 'body';

interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners. */
  readonly radius: number;
  readonly color: string;
  /** The width of its outline; null if it is filled. */
  readonly outline: number | null;
}

interface Line {
  readonly kind: 'line';
  readonly text: string;
  readonly font: PictureFont;
  readonly size: number;
  readonly color: string;
  /** Where it begins, or its middle. */
  readonly x: number;
  readonly isCentered: boolean;
  /** Its baseline. */
  readonly y: number;
}

/** What is drawn, in order. */
export type Shape = Box | Line;

/** How wide a line is, in pixels. */
export type MeasureLine = (line: string, size: number, font: PictureFont) => number;

const MARGIN = 96;
const INNER = PICTURE.width - 2 * MARGIN;
const TITLE = { top: 400, lines: 4, linesAboveDays: 2, lineHeight: 1.05, sizes: [144, 124, 104, 88, 72, 60] };
/** The part of a size above the baseline. */
const ASCENT = 0.8;
const DAYS_Y = 900;
const DOT = 88;
const PANEL = { y: 1030, width: PICTURE.width, height: PICTURE.height - 1030 };

/** The shapes of a picture: the customer's colours, with texts that can be read on them, and nothing from elsewhere. */
export function sharePicture(
  content: PictureContent,
  { backgroundColor, highlightColor }: PictureColors,
  measure: MeasureLine,
): readonly Shape[] {
  const background = hexColor(backgroundColor) ?? DEFAULT_BACKGROUND;
  const highlight = hexColor(highlightColor) ?? DEFAULT_HIGHLIGHT;
  const textColor = textOn(background);
  const highlightOn = (least: number): string =>
    cssColor(contrasting([background], highlight, textColor, least));
  const [text, onHighlight] = [cssColor(textColor), cssColor(textOn(highlight))];
  const line = lineMaker(measure);
  const shapes = [
    filled({ x: 0, y: 0, ...PICTURE, radius: 0 }, cssColor(background)),
    filled({ x: MARGIN, y: 120, width: 120, height: 16, radius: 8 }, highlightOn(DISTINCT)),
    line(content.siteName, { font: 'display', sizes: [72, 56, 44], color: text, y: 220 }),
    line(content.heading, { font: 'body', sizes: [44, 36, 28], color: highlightOn(READABLE), y: 340 }),
    ...titleLines(content.title, content.days.length > 0, text, measure),
    ...dotsOf(content.days, highlightOn(DISTINCT), text),
    filled({ x: 0, ...PANEL, radius: 0 }, cssColor(highlight)),
    line(content.minutes, { font: 'display', sizes: [148, 120, 96, 72], color: onHighlight, y: 1205 }),
    line(content.date, { font: 'body', sizes: [44, 36, 28], color: onHighlight, y: 1275 }),
  ];
  return content.direction === 'rtl' ? shapes.map(mirrored) : shapes;
}

const filled = (box: Pick<Box, 'x' | 'y' | 'width' | 'height' | 'radius'>, color: string): Box => ({
  kind: 'box',
  ...box,
  color,
  outline: null,
});

interface LineLook {
  readonly font: PictureFont;
  /** To choose from, the largest first. */
  readonly sizes: readonly number[];
  readonly color: string;
  readonly y: number;
}

const lineMaker =
  (measure: MeasureLine) =>
  (written: string, { sizes, ...look }: LineLook): Line => {
    const room = { width: INNER, lines: 1, sizes };
    const { lines, size } = fittedText(written, room, (each, of) => measure(each, of, look.font));
    return { kind: 'line', text: lines[0] ?? '', size, x: MARGIN, isCentered: false, ...look };
  };

function titleLines(
  title: string,
  isAboveDays: boolean,
  color: string,
  measure: MeasureLine,
): readonly Line[] {
  const { top, lineHeight, sizes } = TITLE;
  const room = { width: INNER, lines: isAboveDays ? TITLE.linesAboveDays : TITLE.lines, sizes };
  const { lines, size } = fittedText(title, room, (line, of) => measure(line, of, 'display'));
  return lines.map((text, index) => ({
    kind: 'line',
    text,
    font: 'display',
    size,
    color,
    x: MARGIN,
    isCentered: false,
    y: Math.round(top + size * (ASCENT + index * lineHeight)),
  }));
}

/** A dot for each day, full where something was done, above its name. */
function dotsOf(days: readonly PictureDay[], doneColor: string, color: string): readonly Shape[] {
  const step = INNER / days.length;
  return days.flatMap(({ name, isDone }, index) => {
    const middle = MARGIN + step * (index + 0.5);
    const dot: Box = {
      kind: 'box',
      x: middle - DOT / 2,
      y: DAYS_Y - DOT,
      width: DOT,
      height: DOT,
      radius: DOT / 2,
      color: isDone ? doneColor : color,
      outline: isDone ? null : 4,
    };
    const label = { font: 'body', size: 32, color, x: middle, isCentered: true, y: DAYS_Y + 56 } as const;
    return [dot, { kind: 'line', text: name, ...label }];
  });
}

/** As it is from right to left. */
const mirrored = (shape: Shape): Shape =>
  shape.kind === 'box'
    ? { ...shape, x: PICTURE.width - shape.x - shape.width }
    : { ...shape, x: PICTURE.width - shape.x };
