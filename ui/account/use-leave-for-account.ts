import { useEffect } from 'react';
import { AccountSite } from '#application/account/account-site.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { useInjection } from '../session/use-injection.ts';

/** Leaves the app for the account page; both ways back lead past the address that only leads there. */
export function useLeaveForAccount(): void {
  const site = useInjection(AccountSite);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    site.visitInstead('account', new URL(`${BASE_PATH}/`, addressBar.current()).href);
  }, [site, addressBar]);
}
