import { useDeferredValue, type ReactNode } from 'react';

/** Draws what it holds in the interval after what stands around it: a page whose head comes first answers a press sooner. */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
