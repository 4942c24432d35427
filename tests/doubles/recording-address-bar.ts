import type { AddressBar } from '#application/ports/address-bar.ts';

/** An address bar that notes where the page was left for. */
export function makeRecordingAddressBar(
  current = 'https://app.test/app/',
): AddressBar & { readonly leftFor: string[] } {
  const leftFor: string[] = [];
  const leaveFor = (address: string) => void leftFor.push(address);
  return { current: () => current, leaveFor, leaveInsteadFor: leaveFor, leftFor };
}
