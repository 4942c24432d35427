import type { AddressBar } from '#application/ports/address-bar.ts';
import { isWebAddress } from '../http/web-address.ts';

/** @param send sends the request that finds out whether the page's server can be reached */
export const makeBrowserAddressBar = (
  location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>,
  send: typeof fetch,
): AddressBar => ({
  current: () => location.href,
  navigateTo: (address) => {
    if (isWebAddress(address)) location.assign(address);
  },
  replaceWith: (address) => {
    if (isWebAddress(address)) location.replace(address);
  },
  reload: async () => {
    try {
      await send(location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      return false;
    }
    location.reload();
    return true;
  },
});
