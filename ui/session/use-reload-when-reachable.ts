import { useEffect } from 'react';
import { makeExponentialBackoff } from '#application/account/exponential-backoff.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Network } from '#application/ports/network.ts';
import { useInjection } from './use-injection.ts';

/**
 * While it is wanted, loads the page again once its server can be reached: tried with growing delays, and when the connection is
 * restored. The device may be connected while the server cannot be reached, and the first request after a reconnection may fail.
 */
export function useReloadWhenReachable(isWanted = true): void {
  const network = useInjection(Network);
  const addressBar = useInjection(AddressBar);
  useEffect(() => {
    if (!isWanted) return undefined;
    const backoff = makeExponentialBackoff();
    let isPresent = true;
    const attempt = async (): Promise<void> => {
      const isReloaded = network.isOnline() && (await addressBar.reload(() => isPresent));
      if (!isReloaded && isPresent) begin();
    };
    const begin = () => backoff.begin(() => void attempt());
    begin();
    const reconnection = network.reconnected$.subscribe(() => {
      backoff.end();
      backoff.startOver();
      void attempt();
    });
    return () => {
      isPresent = false;
      reconnection.unsubscribe();
      backoff.end();
    };
  }, [isWanted, network, addressBar]);
}
