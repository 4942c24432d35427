import { accountPageAddress, type AccountPage } from '#domain/account/account-page-address.ts';
import type { AddressBar } from '../ports/address-bar.ts';
import { token } from '../token.ts';

/** The external account site, as seen from the page that is shown (ACC-11). */
export interface AccountSite {
  /** The URL of one of its pages, which returns to `returnTo`, by default the current page. */
  address(page: AccountPage, returnTo?: string): string;
  /** Navigates from the app to one of its pages. */
  visit(page: AccountPage, returnTo?: string): void;
}
export const AccountSite = token<AccountSite>('AccountSite');

export function makeAccountSite(addressBar: AddressBar, base: string): AccountSite {
  const address: AccountSite['address'] = (page, returnTo = addressBar.current()) =>
    accountPageAddress(base, page, returnTo);
  return {
    address,
    visit: (page, returnTo) => addressBar.navigateTo(address(page, returnTo)),
  };
}
