import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import { awkwardItems } from '#mock-server/catalogue/items/awkward-items.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import type { Attempt } from './access-probe.ts';
import { isClosedTo, PERSONAS, wantedBy } from './who-may-watch.ts';

/**
 * Who is to try what: each person so many videos that they may not watch, of all kinds and spread over the catalogue. What is
 * protected comes first, and for who holds something, what wants more than that.
 */
export const attemptsOn =
  (catalogue: Catalogue) =>
  (most: number): readonly Attempt[] =>
    Object.entries(PERSONAS).flatMap(([person, held]) => {
      const closed = videosOf(catalogue).filter((item) => isClosedTo(item, held));
      const wantsMore = closed.find((item) => wantedBy(item).length > 1);
      const secured = closed.find(({ mediaid }) => mediaid === awkwardItems.protectedVideo);
      const first = held.length > 0 ? wantsMore : secured;
      const step = Math.max(1, Math.floor(closed.length / most));
      const spread = closed.filter((_, place) => place % step === step - 1);
      const chosen = new Set([first, ...spread].filter((item) => item !== undefined));
      return [...chosen].slice(0, most).map((item) => ({ person, item }));
    });

/** Channels have no length: what they play is asked for by the time of the day. */
function videosOf({ workouts, daily, series, seriesIds }: Catalogue): readonly CatalogueItem[] {
  const episodes = Object.values(seriesIds).flatMap((id) => series(id)?.episodes ?? []);
  return [...[...workouts, ...daily].map(({ item }) => item), ...episodes].filter(
    ({ duration }) => duration > 0,
  );
}
