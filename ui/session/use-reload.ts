import { useCallback, useEffect, useState } from 'react';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Network } from '#application/ports/network.ts';
import { useInjection } from './use-injection.ts';

interface Reload {
  /** The server cannot be reached, as far as is known. */
  readonly isOffline: boolean;
  /** How many reloads have failed. */
  readonly failures: number;
  readonly reload: () => void;
}

/** Loads the page again, if the server can be reached, on `reload` and as soon as the connection is restored. */
export function useReload(): Reload {
  const network = useInjection(Network);
  const addressBar = useInjection(AddressBar);
  const [failures, setFailures] = useState(0);
  const reload = useCallback(async () => {
    if (!(await addressBar.reload())) setFailures((count) => count + 1);
  }, [addressBar]);
  useEffect(() => {
    const subscription = network.reconnected$.subscribe(() => void reload());
    return () => subscription.unsubscribe();
  }, [network, reload]);
  return { isOffline: failures > 0 || !network.isOnline(), failures, reload: () => void reload() };
}
