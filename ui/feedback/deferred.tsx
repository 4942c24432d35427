import { useDeferredValue, type ReactNode } from 'react';

/** Renders its children in a deferred render after the content around them, so that the page responds to input sooner. */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
