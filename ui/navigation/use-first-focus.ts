import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useCouchMode } from '../session/use-couch-mode.ts';

/** The key of the history's entry with which the app has begun. */
export const FIRST_ENTRY = 'default';

/**
 * Returns the ref of what a screen is for. It has the focus when a visit in couch mode begins with it (SHL-16); a later screen has it
 * as a whole, and arrow keys begin here.
 */
export function useFirstFocus(): RefObject<HTMLAnchorElement | null> {
  const place = useRef<HTMLAnchorElement>(null);
  const isCouchMode = useCouchMode();
  const isFirst = useLocation().key === FIRST_ENTRY;
  useEffect(() => {
    if (!isCouchMode || !isFirst) return undefined;
    // A screen that is shown again takes the focus at the same time.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isCouchMode, isFirst]);
  return place;
}
