import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface EndOfRows {
  /** For an element some rows before the end, and one at the end. */
  readonly nearEnd: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
}

/** Everything above the viewport counts as reached: a jump may pass over an element. */
const ABOVE = '1000000px 0px 0px';

/**
 * Calls `reached` once for each number of rows: when the user scrolls to near their end, or when the end itself is in view, so
 * that there is nothing left to scroll. A jump to the end of the page leads to the new end only by another scroll.
 *
 * @param rows the number of rows; null if there are no more
 */
export function useEndOfRows(rows: number | null, reached: () => void): EndOfRows {
  const nearEnd = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const onReached = useEffectEvent(reached);
  useEffect(() => {
    if (rows === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onReached();
      },
      { rootMargin: ABOVE },
    );
    const observeNearEnd = () => {
      if (nearEnd.current) observer.observe(nearEnd.current);
    };
    if (end.current) observer.observe(end.current);
    window.addEventListener('scroll', observeNearEnd, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', observeNearEnd);
    };
  }, [rows]);
  return { nearEnd, end };
}
