import { useLayoutEffect, type RefObject } from 'react';

/**
 * Lets the rest of the page stay clear of an element at an edge of the window, however many lines it has.
 *
 * @param property the CSS property of the document that has its height, in pixels, while it is there
 */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
