import { useEffect, useState, type RefObject } from 'react';
import { useCouchMode } from '../../session/use-couch-mode.ts';

/** Narrower players have their main controls in the middle, in CSS pixels. */
const NARROW = 560;

/** Whether an element is small, or the screen is for fingers; a television that has no mouse either is for keys. */
export function useIsCompact(element: RefObject<HTMLElement | null>): boolean {
  const isCouchMode = useCouchMode();
  const [isNarrow, setIsNarrow] = useState(false);
  const [isForFingers, setIsForFingers] = useState(() => window.matchMedia(FOR_FINGERS).matches);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width < NARROW);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const query = window.matchMedia(FOR_FINGERS);
    const follow = () => setIsForFingers(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow || (isForFingers && !isCouchMode);
}

const FOR_FINGERS = '(hover: none)';
