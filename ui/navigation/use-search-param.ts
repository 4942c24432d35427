import { useSearchParams } from 'react-router-dom';

/** What is chosen on a page, as its address has it, and a way to choose otherwise, which can be gone back from. */
export interface SearchParam {
  readonly chosen: (name: string) => string | null;
  /** Null takes a choice away; whatever else the address asks for stays. */
  readonly choose: (choices: Readonly<Record<string, string | null>>) => void;
}

export function useSearchParam(): SearchParam {
  const [query, setQuery] = useSearchParams();
  return {
    chosen: (name) => query.get(name) || null,
    choose: (choices) => {
      // Of two choices in quick succession the second must know of the first, whether that has been drawn or not.
      const asked = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(choices)) {
        if (value === null) asked.delete(name);
        else asked.set(name, value);
      }
      setQuery(asked);
    },
  };
}
