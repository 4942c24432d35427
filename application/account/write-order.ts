import type { MemberWrite } from '../ports/account-server.ts';

/** Writes of one lane go one after the other, in the order in which they were made: the server puts the latest first. */
export type Lane = 'progress' | 'favorites';

export const laneOf = ({ kind }: MemberWrite): Lane => (kind === 'progress' ? 'progress' : 'favorites');

export const LANES: readonly Lane[] = ['progress', 'favorites'];

/** API-05: the newest write for an item replaces the older; a clearing replaces every favorite before it. */
export const withWrite = (writes: readonly MemberWrite[], write: MemberWrite): readonly MemberWrite[] => [
  ...writes.filter((older) => !replaces(write, older)),
  write,
];

/** Whether nothing is left to be done of an older write once a newer one is. */
export function replaces(newer: MemberWrite, older: MemberWrite): boolean {
  if (laneOf(newer) !== laneOf(older)) return false;
  if (newer.kind === 'clear-favorites') return true;
  return older.kind !== 'clear-favorites' && newer.mediaId === older.mediaId;
}

/** The writes that may go at the same time: those before a clearing, or else it alone. */
export function beforeClearing(writes: readonly MemberWrite[]): readonly MemberWrite[] {
  const clearing = writes.findIndex(({ kind }) => kind === 'clear-favorites');
  return clearing === -1 ? writes : writes.slice(0, Math.max(1, clearing));
}

/** The writes that are left when one has been settled; the same one that was made again after a clearing is another. */
export function withoutWrite(writes: readonly MemberWrite[], settled: MemberWrite): readonly MemberWrite[] {
  const clearing = writes.findIndex(({ kind }) => kind === 'clear-favorites');
  return writes.filter((write, index) => {
    if (!isSameWrite(write, settled)) return true;
    return write.kind === 'favorite' && clearing !== -1 && clearing < index;
  });
}

export const isAmong = (write: MemberWrite, writes: Iterable<MemberWrite>): boolean =>
  [...writes].some((other) => isSameWrite(other, write));

function isSameWrite(one: MemberWrite, other: MemberWrite): boolean {
  switch (one.kind) {
    case 'progress':
      return other.kind === one.kind && other.mediaId === one.mediaId && other.progress === one.progress;
    case 'favorite':
      return other.kind === one.kind && other.mediaId === one.mediaId && other.wanted === one.wanted;
    case 'clear-favorites':
      return other.kind === one.kind;
  }
}
