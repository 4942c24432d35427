import { useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport that counts as near, relative to its height. */
const NEAR = '60%';

/** Whether an element is in or near the viewport. */
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
