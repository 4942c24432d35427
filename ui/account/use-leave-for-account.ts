import { useEffect } from 'react';
import { AccountSite } from '#application/account/account-site.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { useInjection } from '../session/use-injection.ts';

/** Leaves the app for the account page; neither the back button nor the site's return link leads to the current address. */
export function useLeaveForAccount(): void {
  const site = useInjection(AccountSite);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    site.visitInstead('account', new URL(`${BASE_PATH}/`, addressBar.current()).href);
  }, [site, addressBar]);
}
