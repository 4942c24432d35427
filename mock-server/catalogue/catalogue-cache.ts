import type { Catalogue } from './catalogue.ts';

/** Returns the catalogue of a day; the same day always yields the same catalogue. */
export type CatalogueOfDay = (day: Date) => Catalogue;

const MOST_DAYS = 3;
const MS_A_DAY = 86_400_000;

/** Creates the catalogue of a UTC day on first use, and caches the three most recently used days. */
export function catalogueCache(create: (today: Date) => Catalogue): CatalogueOfDay {
  const cached = new Map<number, Catalogue>();
  return (moment) => {
    const day = Math.floor(moment.getTime() / MS_A_DAY);
    const catalogue = cached.get(day) ?? create(new Date(day * MS_A_DAY));
    cached.delete(day);
    cached.set(day, catalogue);
    const [oldest] = cached.keys();
    if (cached.size > MOST_DAYS && oldest !== undefined) cached.delete(oldest);
    return catalogue;
  };
}
