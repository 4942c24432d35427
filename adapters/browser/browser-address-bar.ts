import type { AddressBar } from '#application/ports/address-bar.ts';

export const makeBrowserAddressBar = (location: Location): AddressBar => ({
  current: () => location.href,
  leaveFor: (address) => {
    if (/^https?:\/\//i.test(address)) location.assign(address);
  },
});
