import { useEffect, useRef } from 'react';
import { viewedEvent } from '#domain/analytics/tracked-event.ts';
import { Analytics } from '#application/ports/analytics.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { useInjection } from '../session/use-injection.ts';
import { useIsTitleFinal, useItemTitle } from '../session/use-item-title.ts';

/**
 * Reports a detail page's item to analytics, once per visit (PLY-04).
 *
 * @param isPreview whether the item itself is still loading; it is not reported before
 */
export function useTrackView(item: MediaItem, isPreview: boolean): void {
  const analytics = useInjection(Analytics);
  const { from: openedFrom } = useDetailAddress();
  const title = useItemTitle()(item);
  const isFinal = useIsTitleFinal(item) && !isPreview;
  const tracked = useRef<MediaId | null>(null);
  useEffect(() => {
    if (!isFinal || tracked.current === item.id) return;
    tracked.current = item.id;
    const event = viewedEvent({ ...item, title }, openedFrom);
    if (event) analytics.track(event);
  }, [item, title, isFinal, openedFrom, analytics]);
}
