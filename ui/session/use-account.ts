import { AccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { useInjection } from './use-injection.ts';

/** The account site, and requesting the current member again. */
export function useAccount() {
  const { refresh } = useInjection(CurrentViewer);
  return { site: useInjection(AccountSite), refresh };
}
