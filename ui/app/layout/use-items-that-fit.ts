import { createContext, useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What browsers round off of the lengths of an item, in CSS pixels: they lay out in 60ths or 64ths of one. */
const ROUNDED_PX = 1 / 32;

/** The indices of the children without room that are known before the browser has laid them out, joined by commas. */
export const KnownWithoutRoom = createContext('');

/**
 * Which children of a wrapping row have room on its first line: from the first on, but for those that are kept, which give way
 * last. All of them until the browser has laid them out. It is known before they are painted, without forcing a layout.
 *
 * @param kept whether each child is kept: when their number changes, they are observed anew
 */
export function useItemsThatFit(
  row: RefObject<HTMLElement | null>,
  kept: readonly boolean[],
): (index: number) => boolean {
  const [hidden, setHidden] = useState(useContext(KnownWithoutRoom));
  const key = kept.map(Number).join('');
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const items = Array.from(element.children) as HTMLElement[];
    let last = '';
    const observer = new ResizeObserver(() => {
      const next = itemsWithoutRoom(element, items, key);
      if (next !== last) flushSync(() => setHidden(next));
      last = next;
    });
    for (const each of [element, ...items]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, key]);
  const indices = new Set(hidden.split(','));
  return (index) => !indices.has(String(index));
}

/**
 * The indices of the items without room, joined by commas.
 *
 * @param kept '1' for each item that is kept
 */
export function itemsWithoutRoom(row: HTMLElement, items: readonly HTMLElement[], kept: string): string {
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(row);
  const gap = pixels(columnGap);
  let room =
    row.getBoundingClientRect().width -
    pixels(paddingLeft) -
    pixels(paddingRight) +
    gap +
    items.length * ROUNDED_PX;
  const without: number[] = [];
  for (const isKept of [true, false])
    for (const [index, item] of items.entries()) {
      if ((kept[index] === '1') !== isKept) continue;
      room -= outerWidth(item) + gap;
      if (room < 0) without.push(index);
    }
  return without.join();
}

function outerWidth(item: HTMLElement): number {
  const { marginLeft, marginRight } = getComputedStyle(item);
  return item.getBoundingClientRect().width + pixels(marginLeft) + pixels(marginRight);
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;
