import { BehaviorSubject } from 'rxjs';
import { observableStateOf } from '#application/observable-state.ts';
import type { CouchMode } from '#application/ports/couch-mode.ts';
import { CHOICES, FINE_POINTER, isCouchModeOn, LARGE_SCREEN, showCouchMode } from './couch-mode-of-device.ts';
import type { SafeStorage } from './safe-storage.ts';
import { COUCH_MODE } from './storage-keys.ts';

/** The mode follows the device, to which a mouse may come later, until its viewer chooses. */
export function makeBrowserCouchMode(
  storage: SafeStorage,
  window: Pick<Window, 'matchMedia' | 'document'>,
): CouchMode {
  const read = () => isCouchModeOn((key) => storage.get(key), window);
  const isOn = new BehaviorSubject(read());
  isOn.subscribe((isShown) => showCouchMode(window.document.documentElement, isShown));
  const update = () => isOn.next(read());
  for (const query of [LARGE_SCREEN, FINE_POINTER])
    window.matchMedia(query).addEventListener('change', update);
  return {
    isOn: observableStateOf(isOn),
    choose: (isWanted) => {
      storage.set(COUCH_MODE, isWanted ? CHOICES.on : CHOICES.off);
      update();
    },
  };
}
