import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { titleFor } from '#domain/catalogue/public-title.ts';
import { useViewer } from './use-viewer.ts';
import { useConfig } from './use-config.ts';

/** Answers what an item is called for the person in front of the screen (CAT-25). */
export function useTitle(): (item: Pick<MediaItem, 'id' | 'title'>) => string {
  const viewer = useViewer();
  const { publicTitles } = useConfig();
  return (item) => titleFor(item, viewer, publicTitles);
}

/** Answers an item as it shows to the person in front of the screen: under the title that it has for them. */
export function useShown(): (item: MediaItem) => MediaItem {
  const title = useTitle();
  return (item) => ({ ...item, title: title(item) });
}
