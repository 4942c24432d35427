import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { PendingWrite, StoredWrite } from '../ports/viewer-storage.ts';

/** The writes of a lane are sent one at a time, in their order, since the server puts the latest item first. */
export type Lane = 'progress' | 'favorites';

export const laneOf = ({ kind }: MemberWrite): Lane => (kind === 'progress' ? 'progress' : 'favorites');

export const LANES: readonly Lane[] = ['progress', 'favorites'];

/** What tells a write from all others of its owner: its lane, its item (null for a clear), its order and its tab. */
export type WriteId = readonly [Lane, MediaId | null, number, string];

export const idOf = (write: StoredWrite): WriteId => [laneOf(write), itemOf(write), write.order, write.tab];

const itemOf = (write: MemberWrite): MediaId | null =>
  write.kind === 'clear-favorites' ? null : write.mediaId;

export const isSameWrite = (one: StoredWrite, other: StoredWrite): boolean =>
  one.order === other.order &&
  one.tab === other.tab &&
  laneOf(one) === laneOf(other) &&
  itemOf(one) === itemOf(other);

export const isAmong = (write: StoredWrite, writes: Iterable<StoredWrite>): boolean =>
  [...writes].some((other) => isSameWrite(other, write));

/** API-05: whether a newer write makes an older one unnecessary: one for the same item, and a clear each favorite before it. */
export function replaces(newer: MemberWrite, older: MemberWrite): boolean {
  if (laneOf(newer) !== laneOf(older)) return false;
  if (newer.kind === 'clear-favorites') return true;
  return older.kind !== 'clear-favorites' && newer.mediaId === older.mediaId;
}

export const isReplacedBy = (older: StoredWrite, newer: StoredWrite): boolean =>
  inOrder(older, newer) < 0 && replaces(newer, older);

/** Below 0 if the first is the older one. A clear comes before the favorites that have been given its order. */
export const inOrder = (one: StoredWrite, other: StoredWrite): number =>
  one.order - other.order || isFavorite(one) - isFavorite(other) || compareText(one.tab, other.tab);

const isFavorite = ({ kind }: MemberWrite): number => Number(kind !== 'clear-favorites');

const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The writes that no newer one replaces, in their order. */
export function newestWrites(stored: readonly StoredWrite[]): readonly StoredWrite[] {
  const newerItems = new Set<string>();
  let isCleared = false;
  const isReplaced = (write: StoredWrite): boolean => {
    if (write.kind !== 'progress' && isCleared) return true;
    const item = `${write.kind} ${itemOf(write)}`;
    if (newerItems.has(item)) return true;
    newerItems.add(item);
    isCleared ||= write.kind === 'clear-favorites';
    return false;
  };
  const fromNewest = stored.toSorted(inOrder).toReversed();
  return fromNewest.filter((write) => !isReplaced(write)).toReversed();
}

/** Whether the server may have accepted a write although no response came: it is not sent again before that is clear. */
export const isOutcomeUnknown = ({ sentAt }: PendingWrite): boolean => sentAt !== undefined;

/** The writes that are still to be sent, or whose outcome is unknown, in their order. */
export const pendingAmong = (stored: readonly StoredWrite[]): readonly StoredWrite[] =>
  newestWrites(stored).filter(({ settled }) => settled === undefined);

/** The writes that may be sent at the same time: those before a clear, or the clear alone if it is the first. */
export function beforeClearing<Write extends MemberWrite>(writes: readonly Write[]): readonly Write[] {
  const clearing = writes.findIndex(({ kind }) => kind === 'clear-favorites');
  return clearing === -1 ? writes : writes.slice(0, Math.max(1, clearing));
}
