import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many children of a wrapping row are on its first line; Infinity if all of them are, and until the browser has laid them
 * out. It is known before they are painted.
 */
export function useItemsThatFit(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const items = Array.from(row.current?.children ?? []) as HTMLElement[];
    const measure = () => {
      const fit = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
      flushSync(() => setCount(fit < items.length ? fit : Infinity));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [row.current, ...items]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return count;
}
