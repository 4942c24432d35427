import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { PendingWrite, SettledWrite } from '#application/ports/viewer-storage.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import type { SafeStorage } from './safe-storage.ts';
import { listOf } from './storage-keys.ts';
import { makeStoredList, MOST_ENTRIES } from './stored-list.ts';
import { pendingWriteSchema } from './pending-write-schema.ts';

type LegacyWrite = PendingWrite & { readonly settled?: SettledWrite };

const accepted = z.object({ write: pendingWriteSchema, at: z.number() });

/**
 * Returns the function that takes the writes of a member out of the two lists in which earlier versions of the app stored them, the
 * pending ones and those that the server had accepted. It returns them oldest first; where a pending one had replaced another that
 * might still arrive, of which only the time was stored, with one for that before it.
 */
export function makeLegacyWrites(
  storage: SafeStorage,
  reporter: Reporter,
): (owner: MemberId) => readonly LegacyWrite[] {
  const newest = (list: readonly unknown[]) => list.slice(-MOST_ENTRIES);
  const pendingList = makeStoredList(storage, reporter, {
    name: 'pending-writes',
    schema: pendingWriteSchema,
    newest,
  });
  const acceptedList = makeStoredList(storage, reporter, { name: 'taken-writes', schema: accepted, newest });
  return (owner) => {
    const writes = [
      ...acceptedList.of(owner).map(({ write, at }) => ({ ...write, settled: { at, isAccepted: true } })),
      ...pendingList.of(owner).flatMap(({ replacedSentAt, ...write }) => {
        return replacedSentAt === undefined ? [write] : [{ ...write, sentAt: replacedSentAt }, write];
      }),
    ];
    storage.remove(listOf('pending-writes', owner));
    storage.remove(listOf('taken-writes', owner));
    return writes;
  };
}
