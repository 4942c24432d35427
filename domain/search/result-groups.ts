import type { MediaId } from '../catalogue/media-id.ts';
import type { MediaItem } from '../catalogue/media-item.ts';

/** The kinds of items that a search lists (CAT-10). */
const KINDS = ['workout', 'program', 'trainer'] as const;
export type ResultKind = (typeof KINDS)[number];

/** Results of one kind, in the order in which they show (SRC-06). */
export interface ResultGroup {
  readonly kind: ResultKind;
  /** Whether there is an earlier group of the kind. */
  readonly isMore: boolean;
  readonly items: readonly MediaItem[];
}

/** What decides on the order within a group. */
interface Judgement {
  readonly isLocked: (item: MediaItem) => boolean;
  /** Whether what was searched for is in the title. */
  readonly isInTitle: (item: MediaItem) => boolean;
}

/**
 * SRC-06: results by kind. The kind of the best match comes first, and within a kind
 *
 * 1. what the viewer may watch, found in the title,
 * 2. what the viewer may watch, found elsewhere,
 * 3. what is locked, found in the title,
 * 4. what is locked, found elsewhere,
 *
 * each in the platform's order. Every page is arranged by itself and follows the pages before it, so that nothing moves that
 * shows already: it continues the last group, and what it has of other kinds begins groups of its own.
 *
 * @param pages the results as they have loaded, best match first
 */
export function resultGroups(
  pages: readonly (readonly MediaItem[])[],
  judgement: Judgement,
): readonly ResultGroup[] {
  const seen = new Set<MediaId>();
  return pages.reduce<readonly ResultGroup[]>((groups, page) => {
    const items = page.filter(({ id }) => !seen.has(id) && seen.add(id));
    return withPage(groups, items, judgement);
  }, []);
}

function withPage(
  groups: readonly ResultGroup[],
  page: readonly MediaItem[],
  judgement: Judgement,
): readonly ResultGroup[] {
  const last = groups.at(-1);
  const itemsOf = (kind: ResultKind) =>
    inOrder(
      page.filter(({ contentType }) => contentType === kind),
      judgement,
    );
  const others = kindsIn(page).filter((kind) => kind !== last?.kind);
  return [
    ...groups.slice(0, -1),
    ...(last ? [{ ...last, items: [...last.items, ...itemsOf(last.kind)] }] : []),
    ...others.map((kind) => ({
      kind,
      isMore: groups.some((group) => group.kind === kind),
      items: itemsOf(kind),
    })),
  ];
}

/** The kinds of items, that of the first one first. */
const kindsIn = (items: readonly MediaItem[]): readonly ResultKind[] => [
  ...new Set(items.flatMap(({ contentType }) => KINDS.find((kind) => kind === contentType) ?? [])),
];

function inOrder(items: readonly MediaItem[], { isLocked, isInTitle }: Judgement): readonly MediaItem[] {
  const places = new Map(
    items.map((item) => [item, (isLocked(item) ? 2 : 0) + (isInTitle(item) ? 0 : 1)] as const),
  );
  const placeOf = (item: MediaItem): number => places.get(item) ?? 0;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
