import { createContext, useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport that counts as near, relative to its height. */
const NEAR = '60%';

/** Whether a part of a page is in its first view, by its place alone. */
export const IsInFirstView = createContext(false);

/**
 * Whether an element is in or near the viewport.
 *
 * @param atFirst what is assumed until the browser has laid it out
 */
export function useNearViewport(element: RefObject<HTMLElement | null>, atFirst = false): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setNear(isIntersecting);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
