import { AccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { SignOut } from '#application/account/sign-out.ts';
import { useApp } from '../shell/use-app.ts';

/** The account site, logging out, and asking again who is there. */
export function useAccount() {
  const { askAgain } = useApp(CurrentViewer);
  return { site: useApp(AccountSite), signOut: useApp(SignOut), askAgain };
}
