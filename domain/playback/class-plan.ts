import { seconds, type Seconds } from './seconds.ts';
import type { TextCue } from './text-cue.ts';

/** A part of a class, with a name. */
export interface Chapter {
  readonly title: string;
  readonly start: Seconds;
  readonly end: Seconds;
}

/** A time of work or of rest. */
export interface Interval {
  readonly kind: 'work' | 'rest';
  /** What is done meanwhile; null if the platform does not say. */
  readonly move: string | null;
  readonly start: Seconds;
  readonly end: Seconds;
}

/** PLY-10: what happens in a class, and when; both lists are in the order of their times. */
export interface ClassPlan {
  readonly chapters: readonly Chapter[];
  readonly intervals: readonly Interval[];
}

export const NO_PLAN: ClassPlan = { chapters: [], intervals: [] };

/** By how much two cues may overlap, in seconds: encoders round their times. */
const ROUNDING = 0.5;

/**
 * PLY-10: the plan that the cues of a chapters track make up. A cue is a chapter, or in JSON an interval of the chapter that its
 * title names. Broken ones are left out: without a title, of an unknown kind, outside of the video, or over the one before.
 *
 * @param cues in the order of their times
 * @param duration of the video; 0 while it is unknown
 */
export function classPlanOf(
  cues: readonly TextCue[],
  duration: Seconds,
): { readonly plan: ClassPlan; readonly broken: number } {
  const chapters: (Chapter & { readonly isOfIntervals: boolean })[] = [];
  const intervals: Interval[] = [];
  let broken = 0;
  let last = 0;
  for (const cue of cues) {
    const entry = entryOf(cue.text);
    const start = seconds(Math.max(last, cue.start));
    const end = duration > 0 ? seconds(Math.min(duration, cue.end)) : cue.end;
    if (!entry || cue.start < last - ROUNDING || end <= start) {
      broken += 1;
      continue;
    }
    last = end;
    const { title, kind, move } = entry;
    const chapter = chapters.at(-1);
    const goesOn = kind !== null && chapter?.isOfIntervals && chapter.title === title;
    if (goesOn) chapters[chapters.length - 1] = { ...chapter, end };
    else chapters.push({ title, start, end, isOfIntervals: kind !== null });
    if (kind !== null) intervals.push({ kind, move, start, end });
  }
  const plan = {
    chapters: chapters.map(({ title, start, end }): Chapter => ({ title, start, end })),
    intervals,
  };
  return { plan, broken };
}

interface Entry {
  readonly title: string;
  readonly kind: Interval['kind'] | null;
  readonly move: string | null;
}

/** Null if it is broken. */
function entryOf(text: string): Entry | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('{') || isList(trimmed)) return entryOfJson(trimmed);
  const title = plainTitle(trimmed);
  return title === '' ? null : { title, kind: null, move: null };
}

/** Whether a text is a list in JSON; a title may stand in brackets. */
const isList = (text: string): boolean => text.startsWith('[') && Array.isArray(parsed(text));

const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
};

/** A title as WebVTT writes it, in one line: without its markup, and with what is escaped there. */
const plainTitle = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (escape) => ESCAPES[escape] ?? escape)
    .replace(/\s+/g, ' ')
    .trim();

function entryOfJson(text: string): Entry | null {
  const { title, kind, move } = fieldsOf(text);
  if (typeof title !== 'string' || title.trim() === '') return null;
  if (kind !== undefined && kind !== 'work' && kind !== 'rest') return null;
  return {
    title: title.trim(),
    kind: kind ?? null,
    move: typeof move === 'string' && move.trim() !== '' ? move.trim() : null,
  };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isIn =
  (position: Seconds) =>
  ({ start, end }: Pick<Chapter, 'start' | 'end'>) =>
    start <= position && position < end;

/** The chapter at a position; null between chapters. */
export const chapterAt = ({ chapters }: ClassPlan, position: Seconds): Chapter | null =>
  chapters.find(isIn(position)) ?? null;

/** The chapter that comes next; null after the last one has begun. */
export const nextChapter = ({ chapters }: ClassPlan, position: Seconds): Chapter | null =>
  chapters.find(({ start }) => start > position) ?? null;

/** Within this time of its start, the chapter before is meant; in seconds. */
const JUST_BEGUN = 3;

/** Where 'next chapter' and 'previous chapter' lead; null if there is none. */
export function chapterTarget(plan: ClassPlan, position: Seconds, direction: 1 | -1): Seconds | null {
  if (direction > 0) return nextChapter(plan, position)?.start ?? null;
  const begun = plan.chapters.filter(({ start }) => start <= position);
  return (begun.findLast(({ start }) => start < position - JUST_BEGUN) ?? begun[0])?.start ?? null;
}

/** The interval at a position. */
export interface CurrentInterval {
  readonly interval: Interval;
  /** The move of the next work; null if there is none. */
  readonly nextMove: string | null;
}

/** What is done at a position; null outside of all intervals. */
export function intervalAt({ intervals }: ClassPlan, position: Seconds): CurrentInterval | null {
  const index = intervals.findIndex(isIn(position));
  const interval = intervals[index];
  if (!interval) return null;
  const nextWork = intervals.slice(index + 1).find(({ kind }) => kind === 'work');
  return { interval, nextMove: nextWork?.move ?? null };
}

const WARM_UP = /^(?:warm|calenta)/i;

/** Where a warm-up ends that a position lies in; null elsewhere. Only the first chapter of several is one, by its title. */
export function warmUpEnd({ chapters }: ClassPlan, position: Seconds): Seconds | null {
  const [first, second] = chapters;
  return first && second && WARM_UP.test(first.title) && isIn(position)(first) ? second.start : null;
}

/** The length of a chapter in whole minutes, 1 at least. */
export const minutesOf = ({ start, end }: Chapter): number => Math.max(1, Math.round((end - start) / 60));
