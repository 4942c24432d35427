import type { AddressBar } from '#application/ports/address-bar.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import { isWebAddress } from '../http/web-address.ts';

/** How long the page's server may take to answer, in milliseconds. */
const HOST_WAIT_MS = 10 * SECOND_MS;

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
  reload: async (isStillWanted = () => true) => {
    const answer = send(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    const isReachable = await withTimeout(answer, HOST_WAIT_MS, () => false);
    if (!isReachable || !isStillWanted()) return false;
    location.reload();
    return true;
  },
});
