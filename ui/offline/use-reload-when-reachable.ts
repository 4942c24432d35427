import { useEffect } from 'react';
import { makeExponentialBackoff } from '#application/account/exponential-backoff.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Network } from '#application/ports/network.ts';
import { useInjection } from '../session/use-injection.ts';

/**
 * Loads the page again once its server can be reached: tried with growing delays, from a restored connection on again with short
 * ones. The device may be connected while the server cannot be reached, and the first request after a reconnection may fail.
 */
export function useReloadWhenReachable(): void {
  const network = useInjection(Network);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    const backoff = makeExponentialBackoff();
    let isPresent = true;
    const attempt = async (): Promise<void> => {
      const isReloaded = network.isOnline() && (await addressBar.reload());
      if (!isReloaded && isPresent) begin();
    };
    const begin = () => backoff.begin(() => void attempt());
    begin();
    const reconnection = network.reconnected$.subscribe(() => {
      backoff.startOver();
      begin();
    });
    return () => {
      isPresent = false;
      reconnection.unsubscribe();
      backoff.end();
    };
  }, [network, addressBar]);
}
