import { useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { FindMediaByAddress, mediaAddressOf } from '#application/catalogue/find-media-by-address.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { ScreenPrefetch } from '../navigation/screen-prefetch.ts';
import { useInjection } from '../session/use-injection.ts';
import { knownMediaQuery } from '../queries/use-media.ts';

/** The delay that ignores a pointer only passing over the card, in milliseconds. */
const HOVER_DELAY_MS = 80;

/** Event handlers for a card that prefetch its page's code and its item when a press is likely. */
export function useHoverPrefetch(item: MediaItem) {
  const findMedia = useInjection(FindMediaByAddress);
  const queries = useQueryClient();
  const prepareScreen = useContext(ScreenPrefetch);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetch = () => {
    if (item.contentType === 'trainer') return;
    prepareScreen(cardLink(item, null));
    // A failed prefetch is retried, and reported, by the page itself.
    queries.query(knownMediaQuery(findMedia, mediaAddressOf(item), item.id)).catch(() => undefined);
  };
  return {
    onPointerEnter: () => {
      hoverTimer.current = setTimeout(fetch, HOVER_DELAY_MS);
    },
    onPointerLeave: () => clearTimeout(hoverTimer.current),
    onTouchStart: fetch,
    // Before the link opens the page.
    onClickCapture: fetch,
  };
}
