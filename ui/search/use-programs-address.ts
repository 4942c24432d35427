import { useSearchParams } from 'react-router-dom';
import { PROGRAMS_QUERY } from '#domain/navigation/paths.ts';
import { query, type Query } from '#domain/search/query.ts';
import { useChangeQuery } from '../navigation/use-search-param.ts';
import type { DebouncedAddress } from './use-debounced-address.ts';

/**
 * The query of the programs page in its address, '/programs?q={query}' (CAT-22). The first query adds an entry to the
 * browser's history; further ones replace it.
 */
export function useProgramsAddress(): DebouncedAddress & { readonly text: Query } {
  const [parameters] = useSearchParams();
  const changeQuery = useChangeQuery();
  const text = query(parameters.get(PROGRAMS_QUERY) ?? '');
  const change = (searched: Query) => {
    if (searched === text) return text;
    changeQuery(
      (present) => {
        if (searched === '') present.delete(PROGRAMS_QUERY);
        else present.set(PROGRAMS_QUERY, searched);
        return present;
      },
      text !== '' && searched !== '' ? 'replace' : 'push',
    );
    return searched;
  };
  return { text, settle: (typed) => change(query(typed)), leave: () => void change(query('')) };
}
