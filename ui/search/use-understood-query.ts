import { useEffect, useMemo, useState } from 'react';
import type { Filter } from '#domain/catalogue/playlist.ts';
import type { Query } from '#domain/search/query.ts';
import { understoodQuery, type UnderstoodQuery } from '#domain/search/understood-query.ts';
import { useDropdowns } from '../queries/use-paged-playlist.ts';
import { useConfig } from '../session/use-config.ts';

/** How long a search waits for the dropdowns of the browse page before it goes by its text alone, in milliseconds. */
const LONGEST_WAIT_FOR_DROPDOWNS_MS = 1000;

/**
 * What a query means (SRC-07). Without the dropdowns of the browse page, which may be on their way, it is a text; one that has been
 * searched for as such stays so when they come, since results would go that are being looked at.
 *
 * @param takenBack its words that are text whatever they name
 */
export function useUnderstoodQuery(
  query: Query,
  takenBack: readonly string[],
): { readonly understood: UnderstoodQuery; readonly isReady: boolean } {
  const { dropdowns, isKnown } = useDropdowns(useConfig().playlists.browse);
  const isOverdue = useIsOverdue(!isKnown);
  const [asText, setAsText] = useState<Query | null>(null);
  const isText = query === asText;
  if (isKnown ? asText !== null && !isText : isOverdue && !isText) setAsText(isKnown ? null : query);
  const understood = useMemo(
    () => understoodQuery(query, isText ? NO_DROPDOWNS : dropdowns, takenBack),
    [query, isText, dropdowns, takenBack],
  );
  return { understood, isReady: isKnown || isOverdue };
}

const NO_DROPDOWNS: readonly Filter[] = [];

/** Whether something has been waited for long enough. */
function useIsOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOverdue(true), LONGEST_WAIT_FOR_DROPDOWNS_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOverdue;
}
