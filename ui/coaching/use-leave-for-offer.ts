import { useEffect } from 'react';
import { AddressBar } from '#application/ports/address-bar.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { withReturn } from '#domain/navigation/with-return.ts';
import { useInjection } from '../session/use-injection.ts';

/** Leaves the app for the offer; neither the back button nor the offer's return link leads to the current address. */
export function useLeaveForOffer(offer: string): void {
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    addressBar.replaceWith(withReturn(offer, new URL(`${BASE_PATH}/`, addressBar.current()).href));
  }, [offer, addressBar]);
}
