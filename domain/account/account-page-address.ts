import { withReturn } from '../navigation/with-return.ts';
import { withoutSlash } from '../navigation/without-slash.ts';

/** The pages of the external account site (ACC-11); `account` is its base, my-account. */
export type AccountPage = 'account' | 'sign-in' | 'sign-up' | 'upgrade' | 'subscribe';

/**
 * Returns the address of a page of the account site, which redirects to `returnTo` afterwards.
 *
 * @param base the config's railsBase
 * @param returnTo an absolute address within the app
 */
export function accountPageAddress(base: string, page: AccountPage, returnTo: string): string {
  const root = withoutSlash(base);
  const address = page === 'account' ? root : `${root}/${page}`;
  return withReturn(address, returnTo);
}
