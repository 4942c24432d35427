import { ContainerModule } from 'inversify';
import { makeStoredItems } from '#adapters/browser/stored-items.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { AccountStorage } from './platform.module.ts';

/** Bindings for what home shows without a connection; loaded by what keeps it, and by what shows it. */
export const offlineModule = new ContainerModule(({ bind }) => {
  bind(KeptItems).toResolvedValue(makeStoredItems, [AccountStorage, Reporter]);
});
