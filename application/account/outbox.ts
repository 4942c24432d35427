import type { MemberId } from '#domain/account/viewer.ts';
import type { AccountServer, MemberWrite, WriteOutcome } from '../ports/account-server.ts';
import type { PageLifecycle } from '../ports/page-lifecycle.ts';
import type { PersonalRecords } from '../ports/personal-records.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';

/**
 * What the member did and the server must learn (API-05): kept in the browser until it is taken, sent at once and again at
 * start, sign-in and reconnection, as soon as the server has said that the member is there. The newest write for an item
 * replaces the older.
 */
export interface Outbox {
  /** Keeps a write and sends it, after the older one for the item has settled unless the page is being left. */
  add(owner: MemberId, write: MemberWrite): void;

  /** What is still to be sent, oldest first. */
  pending(owner: MemberId): readonly MemberWrite[];

  /** Sends what is left; settles when each write is taken, refused or has failed again. */
  sendAll(owner: MemberId): Promise<void>;
}
export const Outbox = token<Outbox>('Outbox');

const sameItem = (a: MemberWrite, b: MemberWrite): boolean => a.mediaId === b.mediaId;
const sameWrite = (a: MemberWrite, b: MemberWrite): boolean => sameItem(a, b) && a.progress === b.progress;

export function makeOutbox(
  server: AccountServer,
  records: PersonalRecords,
  viewer: CurrentViewer,
  page: PageLifecycle,
): Outbox {
  /** What is being sent, and what settles when it and whatever follows it for the item are done with. */
  const underWay = new Map<MemberWrite, Promise<void>>();
  let leaving = false;
  page.leaving$.subscribe(() => (leaving = true));
  page.restored$.subscribe(() => (leaving = false));

  const send = (owner: MemberId, write: MemberWrite): Promise<void> => {
    const sending = server.send(write).then((outcome) => {
      underWay.delete(write);
      return afterOutcome(owner, write, outcome);
    });
    underWay.set(write, sending);
    return sending;
  };

  const afterOutcome = async (owner: MemberId, write: MemberWrite, outcome: WriteOutcome): Promise<void> => {
    const kept = records.pendingWrites(owner);
    const left = outcome === 'unsent' ? kept : kept.filter((other) => !sameWrite(other, write));
    if (left.length < kept.length) records.keepPendingWrites(owner, left);
    const newer = left.find((other) => sameItem(other, write) && !sameWrite(other, write));
    if (newer) await sendInTurn(owner, newer);
  };

  /** One write for an item at a time, so that an older one cannot arrive after a newer. */
  const sendInTurn = (owner: MemberId, write: MemberWrite): Promise<void> => {
    const before = [...underWay].find(([other]) => sameItem(other, write));
    return before ? before[1] : send(owner, write);
  };

  const sendAll = async (owner: MemberId): Promise<void> => {
    await Promise.all(records.pendingWrites(owner).map((write) => sendInTurn(owner, write)));
  };

  // A write leaves no sooner than the me answer is there: one that is taken while an answer which does not know of it is on
  // its way would be missing from what the member sees (HIS-03).
  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') void sendAll(now.member.id);
  });

  return {
    add: (owner, write) => {
      const others = records.pendingWrites(owner).filter((kept) => !sameItem(kept, write));
      records.keepPendingWrites(owner, [...others, write]);
      void (leaving ? send(owner, write) : sendInTurn(owner, write));
    },
    pending: (owner) => records.pendingWrites(owner),
    sendAll,
  };
}
