import { useEffect, useRef, useState } from 'react';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Network } from '#application/ports/network.ts';
import { useInjection } from './use-injection.ts';

interface Reload {
  /** The server could not be reached, at first or by the last reload. */
  readonly isOffline: boolean;
  /** How many reloads have failed. */
  readonly failures: number;
  readonly reload: () => void;
}

/** Loads the page again on `reload`, if the server can be reached, and the component is still there by then. */
export function useReload(): Reload {
  const network = useInjection(Network);
  const addressBar = useInjection(AddressBar);
  const [failures, setFailures] = useState(0);
  const [wasOffline] = useState(() => !network.isOnline());
  const isPresent = useRef(false);
  useEffect(() => {
    isPresent.current = true;
    return () => {
      isPresent.current = false;
    };
  }, []);
  const reload = async () => {
    if (!(await addressBar.reload(() => isPresent.current))) setFailures((count) => count + 1);
  };
  return { isOffline: failures > 0 || wasOffline, failures, reload: () => void reload() };
}
