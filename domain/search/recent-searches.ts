import { plainText } from './plain-words.ts';
import type { Query } from './query.ts';

/** The queries that a viewer has searched for, the latest first (SRC-06). */
export type RecentQueries = readonly Query[];

/** How many recent searches are kept. */
export const MOST_RECENT = 8;

const isSame = (one: Query, other: Query): boolean => plainText(one) === plainText(other);

/** Without one of the queries, however it is spelt. */
export const withoutRecent = (recent: RecentQueries, query: Query): RecentQueries =>
  recent.filter((each) => !isSame(each, query));

/**
 * With a query that has just been searched for. It replaces the one that it was typed on from: what shows in a pause of typing
 * is nothing that anybody would look for again.
 *
 * @param before the query whose results showed before, in the same stay
 */
export function withRecent(recent: RecentQueries, query: Query, before: Query | null): RecentQueries {
  const isTypedOn = before !== null && plainText(query).startsWith(plainText(before));
  const others = withoutRecent(isTypedOn ? withoutRecent(recent, before) : recent, query);
  return [query, ...others].slice(0, MOST_RECENT);
}
