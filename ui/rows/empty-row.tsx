import { createContext, useContext, useEffect } from 'react';

/** Counts the rows of a list that turned out to have nothing to show. */
export const EmptyRowsContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Stands for a row with nothing to show: renders nothing, and is counted (CAT-02). */
export function EmptyRow() {
  const change = useContext(EmptyRowsContext);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
  return null;
}
