import type { Member } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import type { Progress } from '#domain/progress/progress.ts';
import type { MemberWrite } from '../ports/account-server.ts';
import type { PendingWrite, ServerState, StoredWrite } from '../ports/viewer-storage.ts';
import { isOutcomeUnknown, newestWrites } from './write-order.ts';

type PendingFavorite = Extract<PendingWrite, { readonly kind: 'favorite' }>;
type PendingClear = Extract<PendingWrite, { readonly kind: 'clear-favorites' }>;
type StoredClear = Extract<StoredWrite, { readonly kind: 'clear-favorites' }>;

/** The member's lists in a response of the server; null if it did not send them. */
export type ServerRecords = Pick<Member, 'favorites' | 'watchHistory'>;

/** A pending write without what is only known about it in this browser. */
export function asSent(pending: PendingWrite): MemberWrite {
  switch (pending.kind) {
    case 'progress':
      return { kind: pending.kind, mediaId: pending.mediaId, progress: pending.progress };
    case 'favorite':
      return { kind: pending.kind, mediaId: pending.mediaId, wanted: pending.wanted };
    case 'clear-favorites':
      return { kind: pending.kind };
  }
}

/**
 * A new write, with what the server may show before it arrives: where a pending write concerns the same item, what the server
 * may show before that one or, if that one may have been accepted, after it.
 */
export function basedOn(writes: readonly PendingWrite[], write: PendingWrite): PendingWrite {
  switch (write.kind) {
    case 'progress': {
      const older = progressIn(writes).find(({ mediaId }) => mediaId === write.mediaId);
      return older ? { ...write, before: possible(older, older.progress) } : write;
    }
    case 'favorite':
      return { ...write, before: beforeFavorite(writes, write) };
    case 'clear-favorites':
      return { ...write, before: beforeClear(writes, write) };
  }
}

/** What the server may show while a write with this value is pending. */
const possible = <Value>({ before, sentAt }: ServerState<Value>, value: Value) =>
  before && sentAt !== undefined ? [...new Set([...before, value])] : before;

const progressIn = (writes: readonly PendingWrite[]) => writes.filter((write) => write.kind === 'progress');

const favoritesIn = (writes: readonly PendingWrite[]): readonly PendingFavorite[] =>
  writes.filter((write) => write.kind === 'favorite');

const clearIn = (writes: readonly PendingWrite[]): PendingClear | undefined =>
  writes.find((write) => write.kind === 'clear-favorites');

function beforeFavorite(writes: readonly PendingWrite[], { mediaId, before }: PendingFavorite) {
  const older = favoritesIn(writes).find((write) => write.mediaId === mediaId);
  if (older) return possible(older, older.wanted);
  const clear = clearIn(writes);
  return clear ? clear.before && (clear.before.includes(mediaId) ? [false, true] : [false]) : before;
}

/** The items that the server may show as favorites. */
function beforeClear(writes: readonly PendingWrite[], { before }: PendingClear) {
  const clear = clearIn(writes);
  const shown = clear ? clear.before : before;
  const favorites = favoritesIn(writes);
  if (!shown || favorites.some((write) => !write.before)) return undefined;
  const others = shown.filter((id) => favorites.every(({ mediaId }) => mediaId !== id));
  const shownOf = favorites.filter((write) => possible(write, write.wanted)?.includes(true));
  return [...others, ...shownOf.map(({ mediaId }) => mediaId)];
}

/**
 * API-05: the pending writes after a response of the server. A write whose outcome is unknown is to be sent again only if the
 * server still shows, for its item, what it showed before the write; otherwise it is dropped, and the server's value stands.
 * A response without the list in question decides nothing, unless what the server showed before is unknown as well.
 *
 * @param writes in their order, each of which no other one replaces
 */
export function reconcileWrites(
  writes: readonly StoredWrite[],
  server: ServerRecords,
  { isUndecided, mayChange }: Doubts,
): readonly StoredWrite[] {
  const left = writes.reduce<readonly StoredWrite[]>((kept, write) => {
    const context = { isAfterClear: clearIn(kept) !== undefined, mayChange: mayChange(write) };
    return [...kept, ...(isUndecided(write) ? [write] : reconcile(write, server, context))];
  }, []);
  // A clear that has become the removal of each favorite removes none that has been changed since.
  return newestWrites(left);
}

interface Doubts {
  /** Whether the response may be older than the write's arrival. */
  readonly isUndecided: (write: StoredWrite) => boolean;
  /** Whether a write that this one has replaced may still arrive after the response. */
  readonly mayChange: (write: StoredWrite) => boolean;
}

/** Whether a response shows progress as a write leaves it. */
export const isShown = (write: StoredWrite, { watchHistory }: ServerRecords): boolean =>
  write.kind === 'progress' &&
  isSameProgress(shownProgress(write.mediaId, watchHistory ?? []), write.progress);

const shownProgress = (id: MediaId, shown: WatchHistory): Progress | null =>
  shown.find(({ mediaId }) => mediaId === id)?.progress ?? null;

function reconcile(
  write: StoredWrite,
  { favorites, watchHistory }: ServerRecords,
  { isAfterClear, mayChange }: { readonly isAfterClear: boolean; readonly mayChange: boolean },
): readonly StoredWrite[] {
  switch (write.kind) {
    case 'progress': {
      if (!watchHistory) return [undecided(write)];
      const shown = shownProgress(write.mediaId, watchHistory);
      return isDue(write, write.progress, shown, isSameProgress)
        ? [unsent(write, stillPossible(write, [shown], mayChange))]
        : [];
    }
    case 'favorite': {
      if (!favorites) return [undecided(write)];
      const shown = favorites.includes(write.mediaId);
      if (!isDue(write, write.wanted, shown, Object.is)) return [];
      const before = isAfterClear && shown ? [false, true] : [shown];
      return [unsent(write, stillPossible(write, before, mayChange))];
    }
    case 'clear-favorites': {
      if (!favorites) return [undecided(write)];
      if (!isOutcomeUnknown(write)) return [unsent(write, stillPossible(write, favorites, mayChange))];
      return removals(write, favorites);
    }
  }
}

/** A clear of unknown outcome removes each favorite that the server showed before, and still shows. */
function removals(write: StoredClear, shown: readonly MediaId[]): readonly StoredWrite[] {
  const due = shown.filter((id) => write.before?.includes(id) ?? true);
  if (due.length === 0) return [];
  if (due.length === shown.length) return [unsent(write, shown)];
  const { order, tab } = write;
  return due.map((mediaId) => ({ kind: 'favorite', mediaId, wanted: false, before: [true], order, tab }));
}

/** Whether a write is still to be sent although the server shows this. */
function isDue<Value>(
  { before, sentAt }: ServerState<Value>,
  value: Value,
  shown: Value,
  isSame: (one: Value, other: Value) => boolean,
): boolean {
  if (sentAt === undefined) return true;
  if (isSame(shown, value)) return false;
  return before?.some((each) => isSame(each, shown)) ?? true;
}

const unsent = <Write extends StoredWrite>(write: Write, before: Write['before']): Write => ({
  ...write,
  before,
  sentAt: undefined,
});

/** What the server may show before a write after a response: also what it might have shown before, if that may still come. */
const stillPossible = <Value>(
  { before }: ServerState<Value>,
  shown: readonly Value[],
  mayChange: boolean,
): readonly Value[] | undefined => (mayChange ? before && [...new Set([...before, ...shown])] : shown);

const undecided = (write: StoredWrite): StoredWrite =>
  write.before ? write : { ...write, sentAt: undefined };

/** A server may round what it stores. */
const ROUNDING = 0.001;

const isSameProgress = (one: Progress | null, other: Progress | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= ROUNDING;
