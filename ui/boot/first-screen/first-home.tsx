import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { playlistsInView } from '#domain/catalogue/home-rows.ts';
import { HomeScreen } from '../../home/home-screen.tsx';
import type { LazyModule } from '../../navigation/lazy-module.ts';
import { shelfQuery } from '../../queries/use-shelf-playlist.ts';
import type { FirstPage } from './first-page.ts';

/** Code that the first screen does without. */
const neverLoaded: LazyModule<never> = {
  fetch: async () => undefined,
  load: () => new Promise(() => undefined),
  arrived: () => null,
};

/** Home with its hero and its first rows. */
export const firstPage: FirstPage = {
  Page: () => <HomeScreen cards={neverLoaded} />,
  isKept: true,
  queries: ({ content }, provide) => {
    const [hero, ...others] = playlistsInView(content).map((id) => shelfQuery(provide(MediaCatalogue), id));
    return { urgent: hero ? [hero] : [], others };
  },
};
