import type { CatalogueItem } from '../items/catalogue-item.ts';

const MOST = 24;

/** The score of each shared property. */
const SAME = { program: 5, genre: 4, trainer: 3, level: 1, length: 1 } as const;
const LIKE_LENGTH = 300;

/** The items most similar to one, best first, without the item itself; breaks ties deterministically. */
export function recommendationsFor(item: CatalogueItem, among: readonly CatalogueItem[]): CatalogueItem[] {
  return among
    .filter(({ mediaid, image }) => mediaid !== item.mediaid && image !== '')
    .map((other) => ({ other, score: likeness(item, other) }))
    .filter(({ score }) => score >= SAME.trainer)
    .sort((one, two) => two.score - one.score || order(item, one.other) - order(item, two.other))
    .slice(0, MOST)
    .map(({ other }) => other);
}

function likeness(one: CatalogueItem, other: CatalogueItem): number {
  const same = (field: keyof CatalogueItem, points: number) =>
    one[field] !== undefined && one[field] === other[field] ? points : 0;
  return (
    same('programSlug', SAME.program) +
    same('seriesId', SAME.program) +
    same('genre', SAME.genre) +
    same('trainerName', SAME.trainer) +
    same('difficulty', SAME.level) +
    (Math.abs(one.duration - other.duration) <= LIKE_LENGTH ? SAME.length : 0)
  );
}

/** A pseudo-random number per pair, so that two similar workouts get different recommendations. */
function order({ mediaid: one }: CatalogueItem, { mediaid: other }: CatalogueItem): number {
  let mixed = 0;
  for (let place = 0; place < other.length; place++) {
    mixed = Math.imul(mixed ^ (other.charCodeAt(place) + one.charCodeAt(place)), 0x9e3779b1);
  }
  return mixed >>> 0;
}
