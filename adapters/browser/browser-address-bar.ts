import type { AddressBar } from '#application/ports/address-bar.ts';
import { isWebAddress } from '../http/web-address.ts';

export const makeBrowserAddressBar = (location: Location): AddressBar => ({
  current: () => location.href,
  navigateTo: (address) => {
    if (isWebAddress(address)) location.assign(address);
  },
  replaceWith: (address) => {
    if (isWebAddress(address)) location.replace(address);
  },
});
