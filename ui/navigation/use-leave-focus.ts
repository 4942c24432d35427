import { useLayoutEffect, type RefObject } from 'react';

/** Leaves the focus to the page's content if the element goes while the focus is in it. */
export function useLeaveFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [element]);
}
