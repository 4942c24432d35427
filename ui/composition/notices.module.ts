import { ContainerModule } from 'inversify';
import { makeBrowserDevice } from '#adapters/browser/browser-device.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredSeenNotices } from '#adapters/browser/stored-seen-notices.ts';
import { Device } from '#application/ports/device.ts';
import { SeenNotices } from '#application/ports/seen-notices.ts';
import { Environment } from './environment.ts';

/** Bindings for what the app shows by itself; loaded with its code. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(Device).toResolvedValue(({ window }) => makeBrowserDevice(window.navigator), [Environment]);
  bind(SeenNotices).toResolvedValue(
    ({ window }) => makeStoredSeenNotices(makeSafeStorage(() => window.localStorage)),
    [Environment],
  );
});
