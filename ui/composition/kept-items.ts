import { ContainerModule } from 'inversify';
import { makeStoredKeptItems } from '#adapters/browser/stored-kept-items.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { AccountStorage } from './platform.ts';

/** Bindings for what home shows without a connection, which what keeps it and what shows it share. */
export const keptItemsModule = new ContainerModule(({ bind }) => {
  bind(KeptItems).toResolvedValue(makeStoredKeptItems, [AccountStorage, Reporter]);
});
