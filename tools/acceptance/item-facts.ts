import { byTitle } from '#features/support/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';

/** Whether a title belongs to one thing alone, so that a phrase can name it. */
export const isUnique = (title: string): boolean => byTitle().get(title)?.length === 1;

/** A title as the page shows it. */
export const nameOf = (title: string): string => (isUnique(title) ? title : `(${title})`);

/** What somebody must hold to watch an item, in the catalogue's words. */
export function watchedBy({ free, requiresSubscription, requiredEntitlements }: CatalogueItem): string {
  if (free === 'true') return 'free';
  if (requiresSubscription === 'false') return 'without subscription';
  return (requiredEntitlements || 'workout').replaceAll(',', ' and ');
}

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;

export function durationText({ duration }: CatalogueItem): string {
  if (duration === 0) return '';
  return `${Math.ceil(duration / SECONDS_A_MINUTE)} min (${duration} s)`;
}

const LONG = 100;

/** In which order a fact stands, and when it holds. */
const SPECIALS: readonly (readonly [what: string, holds: (item: CatalogueItem) => boolean])[] = [
  ['a very long title', ({ title }) => title.length > LONG],
  ['emoji in the title', ({ title }) => /\p{Extended_Pictographic}/u.test(title)],
  ['written from right to left', ({ title }) => /\p{Script=Arabic}/u.test(title)],
  ['markup in title or description', ({ title, description }) => /<\w/.test(title + description)],
  ['no description', ({ description }) => description === ''],
  ['no picture', ({ image }) => image === ''],
  ['no slug, so no public address', ({ slug }) => slug === undefined],
  ['a track, by its jwableType alone', ({ jwableType }) => jwableType === 'Track'],
  ['no content type', ({ contentType, jwableType }) => !contentType && !jwableType],
  ['a minute', ({ duration }) => duration === SECONDS_A_MINUTE],
  ['two hours less a second', ({ duration }) => duration === 2 * SECONDS_AN_HOUR - 1],
  ['no duration: counts as live', ({ duration, contentType }) => duration === 0 && contentType === 'workout'],
  ['no genre', ({ genre, duration }) => genre === undefined && duration > 0],
  ['no trainer', ({ trainerName, duration }) => trainerName === undefined && duration > 0],
  ['no level', ({ difficulty, duration }) => difficulty === undefined && duration > 0],
  ['encrypted video', (item) => item.protected === true],
];

/** What is special about an item. */
export function specialsOf(item: CatalogueItem): readonly string[] {
  const { productIds, mediaOffers, featuredLabel, trailerId, contentType } = item;
  return [
    ...SPECIALS.filter(([, holds]) => holds(item)).map(([what]) => what),
    ...(productIds ? [`offers ${productIds}`] : []),
    ...(mediaOffers ?? []).map(({ offerId, premier }) => `${premier ? 'premier ' : ''}offer ${offerId}`),
    ...(featuredLabel ? [`label "${featuredLabel}"`] : []),
    ...(trailerId && contentType === 'workout' ? ['trailer'] : []),
  ];
}
