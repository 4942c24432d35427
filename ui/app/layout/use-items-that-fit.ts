import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many children of a wrapping row are on its first line; all of them until that is measured. */
export function useItemsThatFit(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const items = Array.from(row.current?.children ?? []) as HTMLElement[];
    const measure = () => setCount(items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length);
    const observer = new ResizeObserver(measure);
    for (const element of [row.current, ...items]) if (element) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [row]);
  return count;
}
