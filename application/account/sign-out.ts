import type { Subject } from 'rxjs';
import type { AccountServer } from '../ports/account-server.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';
import { withTimeout } from '../with-timeout.ts';
import type { AccountSite } from './account-site.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';
import { ownerOf } from './owner.ts';

/** Signs the member out (ACC-10) and navigates to the account site. */
export type SignOut = () => Promise<void>;
export const SignOut = token<SignOut>('SignOut');

/** How long signing out waits in all for a server that does not respond. */
const LONGEST_WAIT_MS = 3000;
const inTime = <T>(work: Promise<T>) => withTimeout(work, LONGEST_WAIT_MS, () => undefined);

export function makeSignOut(
  server: AccountServer,
  outbox: Outbox,
  records: ViewerStorage,
  viewer: CurrentViewer,
  accountSite: AccountSite,
  signingOut: Subject<void>,
): SignOut {
  return async () => {
    const owner = ownerOf(viewer.now()) ?? records.lastMember();
    if (owner !== null && owner !== 'visitor') {
      signingOut.next();
      const sent = inTime(outbox.sendAll(owner));
      await inTime(sent.then(() => server.logOut()));
      records.clear(owner);
    }
    records.saveLastMember(null);
    accountSite.leave();
  };
}
