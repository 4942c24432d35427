import { useSearchParams } from 'react-router-dom';
import { query, type Query } from '#domain/search/query.ts';
import type { DebouncedAddress } from './use-debounced-search.ts';

const PARAMETER = 'q';

/**
 * The query of the programs page in its address, '/programs?q={query}' (CAT-22). The first one is a step in the browser's history;
 * those that follow take its place.
 */
export function useProgramsAddress(): DebouncedAddress & { readonly text: Query } {
  const [parameters, setParameters] = useSearchParams();
  const text = query(parameters.get(PARAMETER) ?? '');
  const change = (asked: Query) => {
    if (asked === text) return text;
    const others = new URLSearchParams(parameters);
    if (asked === '') others.delete(PARAMETER);
    else others.set(PARAMETER, asked);
    setParameters(others, { replace: text !== '' && asked !== '' });
    return asked;
  };
  return { text, settle: (typed) => change(query(typed)), leave: () => void change(query('')) };
}
