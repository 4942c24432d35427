import type * as TestingLibrary from '@testing-library/dom';

/*
 * Functions that run in the page of another browser: they use nothing from outside, and take and return JSON. Parts are
 * found by Testing Library, which is loaded into the page.
 */

/**
 * A part of the page by its ARIA role, or "control" for a button or link, and its accessible name; `pattern` is a regular
 * expression that the name contains.
 */
export interface Sought {
  readonly role: string;
  readonly name?: string;
  readonly pattern?: string;
}

/** Where to press a part, in CSS pixels of the viewport, or why it cannot be pressed yet. */
export type PressPoint = { readonly x: number; readonly y: number } | { readonly obstacle: string };

/** The state of the page's first video. */
export interface VideoState {
  readonly position: number;
  readonly duration: number;
  readonly isPaused: boolean;
  readonly isSeeking: boolean;
  /** The size of the decoded picture, 0 before the first. */
  readonly pictureWidth: number;
  readonly error: string | null;
}

interface TestedWindow {
  readonly TestingLibraryDom?: typeof TestingLibrary;
  /** The parts that can be seen and reached: only the uppermost open dialog's, if one is open. */
  soughtParts?: (sought: Sought) => HTMLElement[];
  soughtVideo?: () => HTMLVideoElement | null;
}

export const hasFinders = (): boolean => (window as TestedWindow).soughtParts !== undefined;

/** Defines how the other functions find parts and the video. */
export function defineFinders(): void {
  const tested = window as TestedWindow;
  tested.soughtParts = ({ role, name, pattern }) => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    const place = role !== 'dialog' && dialog ? dialog : document.body;
    const wanted = pattern === undefined ? name : new RegExp(pattern);
    const found = (role === 'control' ? ['button', 'link'] : [role]).flatMap(
      (each) =>
        tested.TestingLibraryDom?.queryAllByRole(place, each, {
          hidden: true,
          ...(wanted !== undefined && { name: wanted }),
        }) ?? [],
    );
    return found.filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'),
    );
  };
  tested.soughtVideo = () => document.querySelector('video');
}

export const countParts = (sought: Sought): number =>
  (window as TestedWindow).soughtParts?.(sought).length ?? 0;

export const attributeOfPart = (sought: Sought & { readonly attribute: string }): string | null =>
  (window as TestedWindow).soughtParts?.(sought)[0]?.getAttribute(sought.attribute) ?? null;

export const isPartFocused = (sought: Sought): boolean =>
  (window as TestedWindow).soughtParts?.(sought).includes(document.activeElement as HTMLElement) ?? false;

/** Scrolls the first such part into the viewport, and finds where to press it. */
export async function pressPoint(sought: Sought): Promise<PressPoint> {
  const [part] = (window as TestedWindow).soughtParts?.(sought) ?? [];
  if (!part) return { obstacle: 'it is not there' };
  part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = part.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = part.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { obstacle: 'it moves' };
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(part.contains(hit) || hit.contains(part))) {
    return { obstacle: `${hit?.outerHTML.slice(0, 120) ?? 'nothing'} is at ${x}, ${y}` };
  }
  return { x, y };
}

export function videoState(): VideoState | null {
  const video = (window as TestedWindow).soughtVideo?.();
  if (!video) return null;
  const { currentTime, duration, paused, seeking, videoWidth, error } = video;
  return {
    position: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    isPaused: paused,
    isSeeking: seeking,
    pictureWidth: videoWidth,
    error: error && `${error.code} ${error.message}`,
  };
}

/** By how many CSS pixels the page can be scrolled sideways. */
export const sidewaysOverflow = (): number =>
  Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) -
  document.documentElement.clientWidth;

/** How the focused element begins. */
export const focusedText = (): string => {
  return document.activeElement?.outerHTML.slice(0, 120) ?? '';
};

export const playableTypes = (types: readonly string[]): string[] =>
  types.filter((type) => 'MediaSource' in window && MediaSource.isTypeSupported(type));

export const pageText = (): string => document.body.innerText;
