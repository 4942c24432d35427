import { flushSync } from 'react-dom';

/**
 * Calls `measure` when elements have been laid out, and whenever their size changes, always before they are painted; unlike a
 * measurement in a layout effect, this forces no layout. Returns a function that ends it.
 */
export function observeSize(elements: readonly (Element | null)[], measure: () => void): () => void {
  const observer = new ResizeObserver(() => flushSync(measure));
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
