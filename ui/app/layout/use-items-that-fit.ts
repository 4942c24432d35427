import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSize } from '../../design-system/components/observe-size.ts';

/**
 * How many children of a wrapping row are on its first line; Infinity if all of them are, and until the browser has laid them
 * out. It is known before they are painted.
 */
export function useItemsThatFit(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const items = Array.from(row.current?.children ?? []) as HTMLElement[];
    return observeSize([row.current, ...items], () => {
      const fit = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
      setCount(fit < items.length ? fit : Infinity);
    });
  }, [row]);
  return count;
}
