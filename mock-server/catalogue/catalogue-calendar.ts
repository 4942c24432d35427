import type { Catalogue } from './catalogue.ts';

/** The catalogue as it is on a day; the same day gives the same catalogue. */
export type CatalogueCalendar = (day: Date) => Catalogue;

const MOST_DAYS = 3;
const MS_A_DAY = 86_400_000;

/** Makes the catalogue of a UTC day when it is first asked for, and keeps those of the three days used last. */
export function catalogueCalendar(create: (today: Date) => Catalogue): CatalogueCalendar {
  const kept = new Map<number, Catalogue>();
  return (moment) => {
    const day = Math.floor(moment.getTime() / MS_A_DAY);
    const catalogue = kept.get(day) ?? create(new Date(day * MS_A_DAY));
    kept.delete(day);
    kept.set(day, catalogue);
    const [oldest] = kept.keys();
    if (kept.size > MOST_DAYS && oldest !== undefined) kept.delete(oldest);
    return catalogue;
  };
}
