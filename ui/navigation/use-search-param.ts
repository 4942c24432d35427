import { useSearchParams } from 'react-router-dom';

/** The choices in the page's query parameters, and a setter that adds an entry to the browser's history. */
export interface SearchParam {
  readonly chosen: (name: string) => string | null;
  /** Null removes a choice; other parameters stay. */
  readonly choose: (choices: Readonly<Record<string, string | null>>) => void;
}

export function useSearchParam(): SearchParam {
  const [query, setQuery] = useSearchParams();
  return {
    chosen: (name) => query.get(name) || null,
    choose: (choices) => {
      // Reads the current address: of two choices in quick succession the second must include the first, rendered or not.
      const parameters = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(choices)) {
        if (value === null) parameters.delete(name);
        else parameters.set(name, value);
      }
      setQuery(parameters);
    },
  };
}
