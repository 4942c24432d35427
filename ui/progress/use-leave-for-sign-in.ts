import { useEffect } from 'react';
import { AccountSite } from '#application/account/account-site.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { useInjection } from '../session/use-injection.ts';

/** Leaves the app for the sign-in of the account site, which leads back to the current page; going back skips the page. */
export function useLeaveForSignIn(): void {
  const site = useInjection(AccountSite);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    site.visitInstead('sign-in', addressBar.current());
  }, [site, addressBar]);
}
