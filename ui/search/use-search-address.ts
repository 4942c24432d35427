import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH, searchedText, searchLink } from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import type { DebouncedAddress } from './use-debounced-search.ts';

/** Marks in the history a search that was begun in the app, from the entry before it. */
interface BegunHere {
  readonly begunHere: true;
}
const BEGUN_HERE: BegunHere = { begunHere: true };

/**
 * The address of a search (SRC-01): '/q/{query}'. The first search is a step in the browser's history and all that follow take its
 * place, so that one step back leaves; so does leaving. A search that a visit began with is left for home.
 */
export function useSearchAddress(): DebouncedAddress {
  const { pathname, state } = useLocation() as { pathname: string; state: BegunHere | null };
  const navigate = useNavigate();
  const written = searchedText(pathname);
  const text = written === null ? null : query(written);

  // Where one is once the address that was asked for is there: its screen may still be on its way.
  const place = useRef<{ readonly state: BegunHere | null } | null>(null);
  useEffect(() => {
    place.current = text === null ? null : { state };
  }, [text, state]);

  return {
    text,
    settle: (typed) => {
      const asked = query(typed);
      if (asked === text || (asked === '' && !place.current)) return text;
      void navigate(searchLink(asked), {
        replace: place.current !== null,
        state: place.current ? place.current.state : BEGUN_HERE,
      });
      place.current ??= { state: BEGUN_HERE };
      return asked;
    },
    leave: () => {
      if (!place.current) return;
      void (place.current.state ? navigate(-1) : navigate(HOME_PATH, { replace: true }));
    },
  };
}
