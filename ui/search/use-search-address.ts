import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH, searchedText, searchLink } from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import type { DebouncedAddress } from './use-debounced-search.ts';

/** The history state of a search that was started within the app, so that there is a previous entry. */
interface StartedInApp {
  readonly begunHere: true;
}
const STARTED_IN_APP: StartedInApp = { begunHere: true };

/**
 * The address of a search (SRC-01): '/q/{query}'. The first search adds an entry to the browser's history, further ones
 * replace it, so that a single step back leaves search; `leave` does the same. If the visit started with the search, leaving
 * leads to home.
 */
export function useSearchAddress(): DebouncedAddress {
  const { pathname, state } = useLocation() as { pathname: string; state: StartedInApp | null };
  const navigate = useNavigate();
  const written = searchedText(pathname);
  const text = written === null ? null : query(written);

  // The state at the address that was navigated to, before its screen has rendered.
  const place = useRef<{ readonly state: StartedInApp | null } | null>(null);
  useEffect(() => {
    place.current = text === null ? null : { state };
  }, [text, state]);

  return {
    text,
    settle: (typed) => {
      const searched = query(typed);
      if (searched === text || (searched === '' && !place.current)) return text;
      void navigate(searchLink(searched), {
        replace: place.current !== null,
        state: place.current ? place.current.state : STARTED_IN_APP,
      });
      place.current ??= { state: STARTED_IN_APP };
      return searched;
    },
    leave: () => {
      if (!place.current) return;
      void (place.current.state ? navigate(-1) : navigate(HOME_PATH, { replace: true }));
    },
  };
}
