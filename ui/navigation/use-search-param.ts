import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Changes the query parameters of the page's address; its path and its fragment stay. */
export type ChangeQuery = (
  changed: (parameters: URLSearchParams) => URLSearchParams,
  how: 'push' | 'replace',
) => void;

/** The function that it returns gives the current address: of two changes in quick succession the second includes the first. */
export function useChangeQuery(): ChangeQuery {
  const navigate = useNavigate();
  return useCallback(
    (changed, how) => {
      const { search, hash } = window.location;
      const parameters = changed(new URLSearchParams(search));
      void navigate({ search: parameters.toString(), hash }, { replace: how === 'replace' });
    },
    [navigate],
  );
}

/** The choices in the page's query parameters, and a setter that adds an entry to the browser's history. */
export interface SearchParam {
  readonly chosen: (name: string) => string | null;
  /** Null removes a choice; other parameters stay. */
  readonly choose: (choices: Readonly<Record<string, string | null>>) => void;
}

export function useSearchParam(): SearchParam {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  return {
    chosen: (name) => query.get(name) || null,
    choose: (choices) =>
      changeQuery((parameters) => {
        for (const [name, value] of Object.entries(choices)) {
          if (value === null) parameters.delete(name);
          else parameters.set(name, value);
        }
        return parameters;
      }, 'push'),
  };
}
