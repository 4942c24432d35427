import { useEffect } from 'react';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Network } from '#application/ports/network.ts';
import { useInjection } from './use-injection.ts';

/** Loads the page again as soon as the connection is restored; `reload` does so at once, unless there is no connection. */
export function useReload(): { readonly isOnline: boolean; readonly reload: () => void } {
  const network = useInjection(Network);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    const subscription = network.reconnected$.subscribe(() => addressBar.replaceWith(addressBar.current()));
    return () => subscription.unsubscribe();
  }, [network, addressBar]);
  return {
    isOnline: network.isOnline(),
    reload: () => {
      if (network.isOnline()) addressBar.replaceWith(addressBar.current());
    },
  };
}
