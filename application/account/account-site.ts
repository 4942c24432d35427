import { accountPageAddress, type AccountPage } from '#domain/account/account-page-address.ts';
import type { AddressBar } from '../ports/address-bar.ts';
import { token } from '../injection/token.ts';

/**
 * The external account site, as seen from the page that is shown (ACC-11). Under a config that is only tried, every link to it
 * leads to the demo page, whose own link names the host (CFG-14).
 */
export interface AccountSite {
  /** Whether its config is only tried. */
  readonly isTried: boolean;
  /** The URL of one of its pages, which returns to `returnTo`, by default the current page. */
  address(page: AccountPage, returnTo?: string): string;
  /** The URL by which the app leads to any address of the site. */
  link(address: string): string;
  /** Navigates from the app to one of its pages. */
  visit(page: AccountPage, returnTo?: string): void;
  /** Navigates to its base, which does not return. */
  leave(): void;
}
export const AccountSite = token<AccountSite>('AccountSite');

/**
 * @param base the config's railsBase
 * @param detour the URL of the demo page, if the config is only tried; else null
 */
export function makeAccountSite(addressBar: AddressBar, base: string, detour: string | null): AccountSite {
  const link: AccountSite['link'] = (address) => detour ?? address;
  const address: AccountSite['address'] = (page, returnTo = addressBar.current()) =>
    link(accountPageAddress(base, page, returnTo));
  return {
    isTried: detour !== null,
    address,
    link,
    visit: (page, returnTo) => addressBar.navigateTo(address(page, returnTo)),
    leave: () => addressBar.navigateTo(link(base)),
  };
}
