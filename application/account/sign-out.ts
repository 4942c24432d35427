import { firstValueFrom, timer } from 'rxjs';
import type { AccountServer } from '../ports/account-server.ts';
import type { AddressBar } from '../ports/address-bar.ts';
import type { PersonalRecords } from '../ports/personal-records.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';

/** Logs the member out (ACC-10) and leaves for the account site. */
export type SignOut = () => Promise<void>;
export const SignOut = token<SignOut>('SignOut');

/** How long logging out waits in all for a server that does not answer. */
const LONGEST_WAIT_MS = 3000;

export function makeSignOut(
  server: AccountServer,
  outbox: Outbox,
  records: PersonalRecords,
  viewer: CurrentViewer,
  addressBar: AddressBar,
  accountSite: string,
): SignOut {
  return async () => {
    const now = viewer.now();
    if (now.state === 'member') {
      const longEnough = firstValueFrom(timer(LONGEST_WAIT_MS));
      await Promise.race([outbox.sendAll(now.member.id), longEnough]);
      await Promise.race([server.logOut(), longEnough]);
      records.forget(now.member.id);
    }
    records.keepLastMember(null);
    addressBar.leaveFor(accountSite);
  };
}
