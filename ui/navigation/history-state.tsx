import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What pages looked like when they were left, by their entries in the browser's history. */
interface HistoryMemory {
  readonly scrolls: Map<string, number>;
  readonly values: Map<string, unknown>;
}

const HistoryMemoryContext = createContext<HistoryMemory | null>(null);

/** Remembers for as long as the tab shows the app. */
export function HistoryStateProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<HistoryMemory>(() => ({ scrolls: new Map(), values: new Map() }));
  return <HistoryMemoryContext value={memory}>{children}</HistoryMemoryContext>;
}

function useHistoryMemory(): HistoryMemory {
  const memory = useContext(HistoryMemoryContext);
  if (!memory) throw new Error('No history memory has been provided');
  return memory;
}

/** How far down pages were scrolled. */
export const useScrollPositions = (): Map<string, number> => useHistoryMemory().scrolls;

/** A value of the page that is shown: what it was when the page was left, and a way to keep another. */
export function useHistoryState<T>(name: string): {
  readonly kept: T | undefined;
  readonly keep: (value: T) => void;
} {
  const { values } = useHistoryMemory();
  const { key } = useLocation();
  const [slot] = useState(() => `${key} ${name}`);
  const keep = useCallback((value: T) => void values.set(slot, value), [values, slot]);
  return { kept: values.get(slot) as T | undefined, keep };
}
