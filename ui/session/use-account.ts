import { AccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { useInjection } from './use-injection.ts';

/** The account site, requesting the current member again, and keeping the session that a sign-in begins. */
export function useAccount() {
  const { refresh, keepSession } = useInjection(CurrentViewer);
  return { site: useInjection(AccountSite), refresh, keepSession };
}
