import type { MediaItem } from './media-item.ts';

const ORDER = ['program', 'left-off', 'daily'] as const;

/** Where what comes next is from: the program done last, what the member left off last, or today's 365. */
export type UpNextSource = (typeof ORDER)[number];

/** What a member does next. */
export interface UpNext {
  readonly source: UpNextSource;
  readonly item: MediaItem;
}

/** What each source has, in its order; undefined while that is not known. */
export type UpNextCandidates = Readonly<Record<UpNextSource, readonly MediaItem[] | undefined>>;

/**
 * CAT-01: what a member does next, after what a coach has planned for today: the next workout of the program done last, else what
 * they left off last, else today's 365. Null if there is none that they can start; undefined while that is not known.
 */
export function upNext(
  candidates: UpNextCandidates,
  canStart: (item: MediaItem) => boolean,
): UpNext | null | undefined {
  for (const source of ORDER) {
    const items = candidates[source];
    if (!items) return undefined;
    const item = items.find(canStart);
    if (item) return { source, item };
  }
  return null;
}
