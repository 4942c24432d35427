import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same while what it does changes. */
export function useStableCallback<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Result,
) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
