import type { MemberWrite } from '../ports/account-server.ts';

/** The writes of a lane are sent one at a time, in their order, since the server puts the latest item first. */
export type Lane = 'progress' | 'favorites';

export const laneOf = ({ kind }: MemberWrite): Lane => (kind === 'progress' ? 'progress' : 'favorites');

export const LANES: readonly Lane[] = ['progress', 'favorites'];

/** API-05: a newer write for an item replaces the older one; a clear replaces every favorite before it. */
export const withWrite = <Write extends MemberWrite>(
  writes: readonly Write[],
  write: Write,
): readonly Write[] => [...writes.filter((older) => !replaces(write, older)), write];

/** Whether a newer write makes an older one unnecessary. */
export function replaces(newer: MemberWrite, older: MemberWrite): boolean {
  if (laneOf(newer) !== laneOf(older)) return false;
  if (newer.kind === 'clear-favorites') return true;
  return older.kind !== 'clear-favorites' && newer.mediaId === older.mediaId;
}

/** The writes that may be sent at the same time: those before a clear, or the clear alone if it is the first. */
export function beforeClearing<Write extends MemberWrite>(writes: readonly Write[]): readonly Write[] {
  const clearing = writes.findIndex(({ kind }) => kind === 'clear-favorites');
  return clearing === -1 ? writes : writes.slice(0, Math.max(1, clearing));
}

/** The writes that are left after one has been settled. An equal write after a clear is a different one, and stays. */
export function withoutWrite<Write extends MemberWrite>(
  writes: readonly Write[],
  settled: MemberWrite,
): readonly Write[] {
  const clearing = writes.findIndex(({ kind }) => kind === 'clear-favorites');
  return writes.filter((write, index) => {
    if (!isSameWrite(write, settled)) return true;
    return write.kind === 'favorite' && clearing !== -1 && clearing < index;
  });
}

export const isAmong = (write: MemberWrite, writes: Iterable<MemberWrite>): boolean =>
  [...writes].some((other) => isSameWrite(other, write));

export function isSameWrite(one: MemberWrite, other: MemberWrite): boolean {
  switch (one.kind) {
    case 'progress':
      return other.kind === one.kind && other.mediaId === one.mediaId && other.progress === one.progress;
    case 'favorite':
      return other.kind === one.kind && other.mediaId === one.mediaId && other.wanted === one.wanted;
    case 'clear-favorites':
      return other.kind === one.kind;
  }
}
