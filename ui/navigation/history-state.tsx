import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of pages when they were left, by entry of the browser's history. */
interface HistoryMemory {
  readonly scrolls: Map<string, number>;
  readonly values: Map<string, unknown>;
}

const HistoryMemoryContext = createContext<HistoryMemory | null>(null);

/** Stores the state as long as the tab shows the app. */
export function HistoryStateProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<HistoryMemory>(() => ({ scrolls: new Map(), values: new Map() }));
  return <HistoryMemoryContext value={memory}>{children}</HistoryMemoryContext>;
}

function useHistoryMemory(): HistoryMemory {
  const memory = useContext(HistoryMemoryContext);
  if (!memory) throw new Error('No history memory has been provided');
  return memory;
}

/** The scroll positions of pages. */
export const useScrollPositions = (): Map<string, number> => useHistoryMemory().scrolls;

/** A stored value of the current page: its value when the page was last left, and a setter. */
export function useHistoryState<T>(name: string): {
  readonly stored: T | undefined;
  readonly store: (value: T) => void;
} {
  const { values } = useHistoryMemory();
  const { key } = useLocation();
  const [slot] = useState(() => `${key} ${name}`);
  const keep = useCallback((value: T) => void values.set(slot, value), [values, slot]);
  return { stored: values.get(slot) as T | undefined, store: keep };
}
