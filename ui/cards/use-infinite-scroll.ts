import { useEffect, useRef, type RefObject } from 'react';

/** Calls `reached` when the element of the returned ref is within one screen height of becoming visible. */
export function useInfiniteScroll<Element extends HTMLElement>(
  reached: () => void,
): RefObject<Element | null> {
  const end = useRef<Element>(null);
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}
