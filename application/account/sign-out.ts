import type { Subject } from 'rxjs';
import type { ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';
import { withTimeout } from '../with-timeout.ts';
import type { AccountSite } from './account-site.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';
import { ownerOf } from './record-owner.ts';

/**
 * Signs the member out (ACC-10), and navigates to the account site. If the session could not be ended, the page stays, shows the
 * member no more, and goes on trying.
 */
export type SignOut = () => Promise<void>;
export const SignOut = token<SignOut>('SignOut');

/** How long signing out waits for a server that does not take what is still to be sent. */
const SIGN_OUT_WAIT_MS = 3000;

export function makeSignOut(
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
      await withTimeout(outbox.sendAll(owner), SIGN_OUT_WAIT_MS, () => undefined);
      const hasEnded = await viewer.endSession();
      records.clear(owner);
      if (!hasEnded) return;
    }
    records.saveLastMember(null);
    accountSite.leave();
  };
}
