import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the page is scrolled by more than the height of a mark at its top. */
export function useHasScrolled(): {
  readonly mark: RefObject<HTMLDivElement | null>;
  readonly hasScrolled: boolean;
} {
  const mark = useRef<HTMLDivElement>(null);
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setHasScrolled(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, hasScrolled };
}
