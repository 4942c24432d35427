import { useEffect, useEffectEvent, useState } from 'react';
import { rowOf } from './focus-targets.ts';

/** Where the focus was before. */
interface LastPlaces {
  readonly lastIn: (row: Element) => HTMLElement | undefined;
  /** The address of the link by which a page was left, by its entry of the browser's history. */
  readonly leftBy: (entry: string) => string | undefined;
}

/** Remembers what had the focus last in each row, and from where each page was left. */
export function useLastPlaces(entry: string): LastPlaces {
  const [places] = useState(() => new WeakMap<Element, HTMLElement>());
  const [links] = useState(() => new Map<string, string>());
  const rememberLink = useEffectEvent(({ target }: MouseEvent) => {
    const address = target instanceof Element && target.closest('main a')?.getAttribute('href');
    if (address) links.set(entry, address);
  });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) places.set(rowOf(target), target);
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('click', rememberLink, { capture: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', rememberLink, { capture: true });
    };
  }, [places]);
  return { lastIn: (row) => places.get(row), leftBy: (address) => links.get(address) };
}
