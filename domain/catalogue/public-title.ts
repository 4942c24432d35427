import { mayBeMember, type Viewer } from '../account/viewer.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';
import { slug, titleSlug, type Slug } from './slug.ts';

type Titled = Pick<MediaItem, 'id' | 'title'>;

/** CAT-25: some items have a public title, which everybody reads who is not known to be a member. */
export const titleFor = (
  { id, title }: Titled,
  viewer: Viewer,
  publicTitles: ReadonlyMap<MediaId, string>,
): string => (mayBeMember(viewer) ? undefined : publicTitles.get(id)) ?? title;

/** An item under a title of a viewer's own, with which its addresses name it, too; under its own title the same object. */
export function withTitle<Item extends Titled & { readonly slug: Slug | null }>(
  item: Item,
  title: string,
): Item {
  if (title === item.title) return item;
  const named = slug(titleSlug(title));
  return { ...item, title, slug: item.slug && (named || item.slug) };
}

/** The item whose public title an address names; null if there is none. */
export const idOfPublicTitle = (name: Slug, publicTitles: ReadonlyMap<MediaId, string>): MediaId | null =>
  [...publicTitles].find(([, title]) => titleSlug(title) === name)?.[0] ?? null;
