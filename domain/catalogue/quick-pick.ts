import type { Filter } from './playlist.ts';

/** What people decide by: how long it takes, what it is, and what it needs. Each by the keys that platforms have for it. */
const DECISIONS = [/^(length|duration|time)$/i, /^(style|genre|body)/i, /^equipment$/i];

/** The filters of a list that people decide by, in this order, as far as it has them. */
export const quickFilters = (filters: readonly Filter[]): readonly Filter[] =>
  DECISIONS.flatMap((decision) => filters.find(({ key }) => decision.test(key)) ?? []);
