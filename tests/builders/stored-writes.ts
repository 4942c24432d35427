import { inOrder, pendingAmong } from '#application/account/write-order.ts';
import type { PendingWrite, StoredWrite, ViewerStorage } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';

/** Writes as a tab has stored them, in this order. */
export const storedWrites = (writes: readonly PendingWrite[], tab = 'elsewhere'): readonly StoredWrite[] =>
  writes.map((write, index) => ({ ...write, order: index + 1, tab }));

/** Stores these pending writes of a member, and no other ones. */
export function storeWrites(records: ViewerStorage, owner: MemberId, writes: readonly PendingWrite[]): void {
  records.removeWrites(owner, records.writes(owner));
  for (const write of storedWrites(writes)) records.saveWrite(owner, write);
}

/** The pending writes of a member in storage. */
export const pendingIn = (records: ViewerStorage, owner: MemberId): readonly StoredWrite[] =>
  pendingAmong(records.writes(owner));

/** What the server has accepted of a member, as far as the storage tells, in the order in which the writes were made. */
export const acceptedIn = (records: ViewerStorage, owner: MemberId): readonly StoredWrite[] =>
  records
    .writes(owner)
    .filter(({ settled }) => settled?.isAccepted)
    .toSorted(inOrder);
