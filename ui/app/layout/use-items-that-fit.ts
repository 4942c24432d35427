import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many children of a wrapping row are on its first line; Infinity if all of them are, and until the browser has laid them
 * out. It is known before they are painted, without forcing a layout.
 *
 * @param children how many there are: when that changes, they are observed anew
 */
export function useItemsThatFit(row: RefObject<HTMLElement | null>, children: number): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const items = Array.from(row.current?.children ?? []) as HTMLElement[];
    let last = Infinity;
    const observer = new ResizeObserver(() => {
      const fit = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
      const next = fit < items.length ? fit : Infinity;
      if (next !== last) flushSync(() => setCount(next));
      last = next;
    });
    for (const element of [row.current, ...items]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [row, children]);
  return count;
}
