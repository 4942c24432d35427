import { useEffect } from 'react';
import { AddressBar } from '#application/ports/address-bar.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { useInjection } from './use-injection.ts';

/** The absolute address of home. */
export const useHomeAddress = (): string => new URL(`${BASE_PATH}/`, useInjection(AddressBar).current()).href;

/** Leaves the app for an address that replaces the current page in the browser's history: going back skips the page. */
export function useExternalRedirect(address: string): void {
  const addressBar = useInjection(AddressBar);
  useEffect(() => addressBar.replaceWith(address), [address, addressBar]);
}
