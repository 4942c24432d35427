import { mayBeMember, type Viewer } from '../account/viewer.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';

type Titled = Pick<MediaItem, 'id' | 'title'>;

/** CAT-25: some items have a public title, which everybody reads who is not known to be a member. */
export const titleFor = (
  { id, title }: Titled,
  viewer: Viewer,
  publicTitles: ReadonlyMap<MediaId, string>,
): string => (mayBeMember(viewer) ? undefined : publicTitles.get(id)) ?? title;
