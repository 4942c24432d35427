import { useEffect, useState, type RefObject } from 'react';

/** How far from the window, in parts of its height, an element counts as near. */
const NEAR = '60%';

/** Whether an element is in the window or about to be. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
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
