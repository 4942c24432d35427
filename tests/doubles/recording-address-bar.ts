import type { AddressBar } from '#application/ports/address-bar.ts';

/** An address bar that records the address for which the page was left, or loaded again: only absolute web addresses. */
export function makeRecordingAddressBar(
  current = 'https://app.test/app/',
): AddressBar & { readonly leftFor: string[] } {
  const leftFor: string[] = [];
  const navigateTo = (address: string): void => {
    if (/^https?:\/\//i.test(address)) leftFor.push(address);
  };
  const reload: AddressBar['reload'] = async (isStillWanted = () => true) => {
    if (!isStillWanted()) return false;
    leftFor.push(current);
    return true;
  };
  return { current: () => current, navigateTo, replaceWith: navigateTo, reload, leftFor };
}
