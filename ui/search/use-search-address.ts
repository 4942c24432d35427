import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { HOME_PATH, searchedText, searchLink, takenBackIn } from '#domain/navigation/paths.ts';
import { query, type Query } from '#domain/search/query.ts';
import { stillTakenBack } from '#domain/search/understood-query.ts';
import type { SearchLocationState } from './search-location-state.ts';
import type { DebouncedAddress } from './use-debounced-address.ts';

/**
 * The address of a search (SRC-01): '/q/{query}'. The first search adds an entry to the browser's history, further ones
 * replace it, so that a single step back leaves search; `leave` does the same. If the visit started with the search, leaving
 * leads to home. Enter in the empty field of the header opens the search without a query.
 *
 * @param over the page over which search is open: its entry, too, is replaced, and `leave` only ends the query
 * @param onSearch called with a new query, and the words of it that are text whatever they name, before the address has them
 */
export function useSearchAddress(
  over: string | null,
  onSearch: (searched: Query, takenBack: readonly string[]) => void,
): DebouncedAddress {
  const { pathname, search, state } = useLocation() as Location<SearchLocationState | null>;
  const navigate = useNavigate();
  const written = searchedText(pathname);
  const text = written === null ? null : query(written);

  // The entry of search, before its screen has rendered.
  const place = useRef<{ readonly state: SearchLocationState | null } | null>(null);
  useEffect(() => {
    if (over !== null) place.current = { state: { begunHere: true, over } };
    else place.current = text === null ? null : { state };
  }, [text, state, over]);

  return {
    text,
    settle: (typed, isSubmitted) => {
      const searched = query(typed);
      const opens = isSubmitted && over === null;
      if (searched === text || (searched === '' && text === null && !opens)) return text;
      const begun = place.current ?? { state: { begunHere: true, over: null } };
      const takenBack = text === null ? [] : takenBackIn(new URLSearchParams(search));
      const stillText = stillTakenBack(searched, takenBack);
      onSearch(searched, stillText);
      void navigate(searchLink(searched, stillText), { replace: place.current !== null, state: begun.state });
      place.current = begun;
      return searched;
    },
    leave: () => {
      if (!place.current || text === null) return;
      const { state: entry } = place.current;
      if (over !== null) {
        const unsearched = searchedText(over) === null ? over : searchLink(query(''));
        void navigate(unsearched, { replace: true, state: entry });
      } else void (entry ? navigate(-1) : navigate(HOME_PATH, { replace: true }));
    },
  };
}
