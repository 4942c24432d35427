import type { AddressBar } from '#application/ports/address-bar.ts';

/** An address bar that notes where the page was left for: absolute web addresses alone. */
export function makeRecordingAddressBar(
  current = 'https://app.test/app/',
): AddressBar & { readonly leftFor: string[] } {
  const leftFor: string[] = [];
  const leaveFor = (address: string): void => {
    if (/^https?:\/\//i.test(address)) leftFor.push(address);
  };
  return { current: () => current, leaveFor, leaveInsteadFor: leaveFor, leftFor };
}
