import { ContainerModule } from 'inversify';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredItems } from '#adapters/browser/stored-items.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { Environment } from './environment.ts';

/** Bindings for what home shows without a connection; loaded by what keeps it, and by what shows it. */
export const offlineModule = new ContainerModule(({ bind }) => {
  bind(KeptItems).toResolvedValue(
    ({ window }, reporter) =>
      makeStoredItems(
        makeSafeStorage(() => window.localStorage),
        reporter,
      ),
    [Environment, Reporter],
  );
});
