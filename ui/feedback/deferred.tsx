import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its children, and each change of them, in a deferred render after the content around them, so that the page responds
 * to input sooner.
 */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue<ReactNode>(children, null);
