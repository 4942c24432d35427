import { useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { OpenMedia, type MediaAddress } from '#application/catalogue/open-media.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { ScreenPreparation } from '../navigation/screen-preparation.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaQuery } from '../queries/use-media.ts';

/** Somebody who only passes over a card is gone by then, in milliseconds. */
const MEANT_AFTER_MS = 80;

/** Handlers for a card: its page's code and its item are fetched as a press comes near. */
export function usePrefetch(item: MediaItem) {
  const openMedia = useInjection(OpenMedia);
  const queries = useQueryClient();
  const prepareScreen = useContext(ScreenPreparation);
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetch = () => {
    if (item.contentType === 'trainer') return;
    prepareScreen(cardLink(item, null));
    // What cannot be had now is asked for again, and missed, by the page itself.
    queries.query(mediaQuery(openMedia, addressOf(item))).catch(() => undefined);
  };
  return {
    onPointerEnter: () => {
      meant.current = setTimeout(fetch, MEANT_AFTER_MS);
    },
    onPointerLeave: () => clearTimeout(meant.current),
    onTouchStart: fetch,
  };
}

function addressOf({ contentType, slug, id }: MediaItem): MediaAddress {
  const isByName = contentType === 'workout' || contentType === 'program';
  return isByName && slug ? { kind: contentType, slug } : { kind: 'media', id };
}
