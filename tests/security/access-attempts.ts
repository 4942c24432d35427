import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import type { Attempt } from './access-probe.ts';
import { lacksAccess, ENTITLEMENT_SETS, entitlementsFor } from './who-may-watch.ts';

/**
 * Which person tries which item: each person a number of videos to which they have no access, of all kinds
 * and from all parts of the catalogue. A protected video comes first or, for a person with an entitlement, a
 * video that also requires another one.
 */
export const attemptsOn =
  (catalogue: Catalogue) =>
  (most: number): readonly Attempt[] =>
    Object.entries(ENTITLEMENT_SETS).flatMap(([person, held]) => {
      const closed = videosOf(catalogue).filter((item) => lacksAccess(item, held));
      const requiresMore = closed.find((item) => entitlementsFor(item).length > 1);
      const secured = closed.find(({ mediaid }) => mediaid === edgeCaseItems.protectedVideo);
      const first = held.length > 0 ? requiresMore : secured;
      const step = Math.max(1, Math.floor(closed.length / most));
      const spread = closed.filter((_, place) => place % step === step - 1);
      const chosen = new Set([first, ...spread].filter((item) => item !== undefined));
      return [...chosen].slice(0, most).map((item) => ({ person, item }));
    });

/** Channels have no duration: what they play depends on the time of day. */
function videosOf({ workouts, daily, series, seriesIds }: Catalogue): readonly CatalogueItem[] {
  const episodes = Object.values(seriesIds).flatMap((id) => series(id)?.episodes ?? []);
  return [...[...workouts, ...daily].map(({ item }) => item), ...episodes].filter(
    ({ duration }) => duration > 0,
  );
}
