import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { searchedText, searchLink, takenBackIn } from '#domain/navigation/paths.ts';
import { query, type Query } from '#domain/search/query.ts';
import type { SearchLocationState } from './search-location-state.ts';

/** What the address asks for. */
interface AskedQuery {
  /** '' where the address is none of a search. */
  readonly query: Query;
  /** The words in it that are not to be understood as filters (SRC-07). */
  readonly takenBack: readonly string[];
  /** Lets more words be text. A step back leaves the search all the same. */
  readonly takeBack: (words: string) => void;
}

/** The query in the address, with what was taken back of its meaning: a link and another visit restore both. */
export function useAskedQuery(): AskedQuery {
  const { pathname, search, state } = useLocation() as Location<SearchLocationState | null>;
  const navigate = useNavigate();
  const asked = query(searchedText(pathname) ?? '');
  const takenBack = useMemo(() => takenBackIn(new URLSearchParams(search)), [search]);
  return {
    query: asked,
    takenBack,
    takeBack: (words) => void navigate(searchLink(asked, [...takenBack, words]), { replace: true, state }),
  };
}
