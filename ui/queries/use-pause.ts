import { useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { emptyPagesAtEnd, MOST_EMPTY_PAGES } from '#domain/catalogue/next-page-address.ts';

/** A list that loads page by page. */
interface Pages {
  readonly pages: readonly { readonly items: readonly MediaItem[] }[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

/**
 * Pauses the loading of a list when several pages in a row had nothing to show. `resume` loads as many again.
 *
 * @param selection what the user has selected; another selection is searched for anew
 */
export function usePause(
  { pages, hasMore, loadMore }: Pages,
  selection: string | null,
  shows: (item: MediaItem) => boolean,
): { readonly isPaused: boolean; readonly resume: () => void } {
  const [resumed, setResumed] = useState({ selection, after: 0 });
  const before = resumed.selection === selection ? resumed.after : 0;
  const inVain = Math.min(emptyPagesAtEnd(pages, shows), pages.length - before);
  return {
    isPaused: hasMore && inVain >= MOST_EMPTY_PAGES,
    resume: () => {
      setResumed({ selection, after: pages.length });
      loadMore();
    },
  };
}
