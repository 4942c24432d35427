import type { Viewer } from '../account/viewer.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

/** CAT-25: some items have a different title for visitors. */
export const titleFor = (
  { id, title }: Pick<MediaItem, 'id' | 'title'>,
  viewer: Viewer,
  publicTitles: ReadonlyMap<MediaId, string>,
): string => (viewer.state === 'visitor' ? publicTitles.get(id) : undefined) ?? title;
