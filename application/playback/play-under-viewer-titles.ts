import type { ViewerTitle } from '../catalogue/viewer-title.ts';
import type { MediaPlayback } from './playback-use-cases.ts';

/** Plays items under the titles that the viewer reads (CAT-25): in the player, on the device and in analytics. */
export const playUnderViewerTitles = (
  { playMedia, playTrailer }: Pick<MediaPlayback, 'playMedia' | 'playTrailer'>,
  titleOf: ViewerTitle,
): Pick<MediaPlayback, 'playMedia' | 'playTrailer'> => ({
  playMedia: (shown, place) => playMedia({ ...shown, item: titled(shown.item, titleOf) }, place),
  playTrailer: (shown, place) => {
    const { item, trailer } = shown;
    // A trailer goes by the public title of its item.
    const title = titleOf({ id: item.id, title: trailer.title });
    return playTrailer({ ...shown, item: titled(item, titleOf), trailer: { ...trailer, title } }, place);
  },
});

const titled = <Item extends Parameters<ViewerTitle>[0]>(item: Item, titleOf: ViewerTitle): Item => ({
  ...item,
  title: titleOf(item),
});
