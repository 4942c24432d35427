import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressBar } from '#application/ports/address-bar.ts';
import { requestsSignIn, withoutSignIn } from '#domain/navigation/paths.ts';
import { useChangeQuery } from '../navigation/use-search-param.ts';
import { useInjection } from '../session/use-injection.ts';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/**
 * CFG-21: `u=login` on any page opens sign-in, which returns to the page without it; for a member, and under a config that is
 * only tried (CFG-14), it is only removed. A logout that is still to be sent is given up (ACC-10). Going back from the account site leads to the page without it, too.
 *
 * @returns whether the request is being handled: until then a screen could redirect, and the request would be lost
 */
export function useRequestedSignIn(): boolean {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { state } = useViewer();
  const { site, keepSession } = useAccount();
  const addressBar = useInjection(AddressBar);
  const requested = requestsSignIn(query);

  useEffect(() => {
    if (!requested || state === 'loading') return;
    const returnTo = withoutRequest(addressBar.current());
    changeQuery(withoutSignIn, 'replace');
    if (state === 'member' || site.isTried) return;
    keepSession();
    site.visit('sign-in', returnTo);
  }, [requested, state, site, keepSession, addressBar, changeQuery]);
  return requested;
}

function withoutRequest(address: string): string {
  const url = new URL(address);
  url.search = withoutSignIn(url.searchParams).toString();
  return url.href;
}
