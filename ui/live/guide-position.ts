import { createContext } from 'react';

/** Nothing is read while the guide is scrolled faster than this, in pixels a millisecond. */
const LEGIBLE_SPEED = 2;
/** The guide is at rest once it was not scrolled for so long; not every browser has the event `scrollend`. */
const REST_MS = 150;

/** How far the guide is scrolled, in pixels. Only what subscribes renders while it is scrolled. */
export interface GuidePosition {
  readonly subscribe: (listener: () => void) => () => void;
  /** How far along time. */
  readonly start: () => number;
  /** How far along time when it was last slow enough to be read. */
  readonly legibleStart: () => number;
  readonly isFast: () => boolean;
  readonly isAtRest: () => boolean;
  /** The width of the visible part. */
  readonly width: () => number;
  /** Follows the scrolling of an element; returns a function that stops it. */
  readonly follow: (scroller: HTMLElement) => () => void;
}

/** How far an element is scrolled along time, which runs as text does. */
export const alongTime = ({ scrollLeft }: HTMLElement): number => Math.abs(scrollLeft);

/** @param width of the visible part until an element is followed */
export function makeGuidePosition(start: number, width: number): GuidePosition {
  const listeners = new Set<() => void>();
  const now = { start, legibleStart: start, top: 0, width, isFast: false, isAtRest: true, since: 0 };
  const update = (scroller: HTMLElement) => {
    now.start = alongTime(scroller);
    now.top = scroller.scrollTop;
    if (!now.isFast) now.legibleStart = now.start;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => now.start,
    legibleStart: () => now.legibleStart,
    isFast: () => now.isFast,
    isAtRest: () => now.isAtRest,
    width: () => now.width,
    follow: (scroller) => {
      let resting: number | undefined;
      const scroll = ({ timeStamp }: Event) => {
        const by = Math.hypot(alongTime(scroller) - now.start, scroller.scrollTop - now.top);
        now.isFast = by > LEGIBLE_SPEED * (timeStamp - now.since);
        now.since = timeStamp;
        now.isAtRest = false;
        window.clearTimeout(resting);
        resting = window.setTimeout(rest, REST_MS);
        update(scroller);
      };
      const rest = () => {
        now.isFast = false;
        now.isAtRest = true;
        update(scroller);
      };
      const resize = () => {
        now.width = scroller.clientWidth;
        rest();
      };
      now.width = scroller.clientWidth;
      scroller.addEventListener('scroll', scroll, { passive: true });
      window.addEventListener('resize', resize);
      return () => {
        scroller.removeEventListener('scroll', scroll);
        window.clearTimeout(resting);
        window.removeEventListener('resize', resize);
      };
    },
  };
}

export const GuidePositionContext = createContext<GuidePosition>(makeGuidePosition(0, 0));
