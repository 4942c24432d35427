import { AccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { SignOut } from '#application/account/sign-out.ts';
import { useInjection } from './use-injection.ts';

/** The account site, signing out, and requesting the current member again. */
export function useAccount() {
  const { refresh: refresh } = useInjection(CurrentViewer);
  return { site: useInjection(AccountSite), signOut: useInjection(SignOut), refresh };
}
