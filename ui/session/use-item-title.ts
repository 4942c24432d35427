import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { titleFor, withTitle } from '#domain/catalogue/public-title.ts';
import { useViewer } from './use-viewer.ts';
import { useConfig } from './use-config.ts';

/** Returns a function for an item's title, as the current viewer reads it (CAT-25). */
export function useItemTitle(): (item: Pick<MediaItem, 'id' | 'title'>) => string {
  const viewer = useViewer();
  const { publicTitles } = useConfig();
  return (item) => titleFor(item, viewer, publicTitles);
}

/** The items under another title, by those that arrived. */
const underAnotherTitle = new WeakMap<MediaItem, MediaItem>();

/**
 * Returns a function that replaces an item's title with the one for the current viewer. It returns the same object each time, as a
 * playback lasts as long as its item is the same.
 */
export function useWithViewerTitle(): <Item extends MediaItem>(item: Item) => Item {
  const titleOf = useItemTitle();
  return <Item extends MediaItem>(item: Item) => {
    const title = titleOf(item);
    if (title === item.title) return item;
    const known = underAnotherTitle.get(item) as Item | undefined;
    if (known?.title === title) return known;
    const shown = { ...item, title };
    underAnotherTitle.set(item, shown);
    return shown;
  };
}

/** Returns a function for an item as its addresses name it for the current viewer (CAT-25): only links use it. */
export function useForLink() {
  const titleOf = useItemTitle();
  return <Item extends Parameters<typeof withTitle>[0]>(item: Item): Item => withTitle(item, titleOf(item));
}

/** Whether an item's title stays as it is: one with a public title may change once the viewer is known. */
export function useIsTitleFinal({ id }: Pick<MediaItem, 'id'>): boolean {
  const { state } = useViewer();
  return !useConfig().publicTitles.has(id) || state !== 'loading';
}
