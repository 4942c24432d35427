import type { AddressBar } from '#application/ports/address-bar.ts';

export const makeBrowserAddressBar = (location: Location): AddressBar => ({
  current: () => location.href,
  leaveFor: (address) => {
    if (isWebAddress(address)) location.assign(address);
  },
  leaveInsteadFor: (address) => {
    if (isWebAddress(address)) location.replace(address);
  },
});

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
