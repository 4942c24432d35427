import { CouchMode } from '#application/ports/couch-mode.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** Whether the app shows itself for three metres, and is used by arrow keys (SHL-16). */
export const useCouchMode = (): boolean => useObservableState(useInjection(CouchMode).isOn);

/** Returns what turns it on and off on this device. */
export function useChooseCouchMode(): (isOn: boolean) => void {
  const couchMode = useInjection(CouchMode);
  return (isOn) => couchMode.choose(isOn);
}
