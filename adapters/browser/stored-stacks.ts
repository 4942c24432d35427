import type { Reporter } from '#application/ports/reporter.ts';
import type { StackStorage } from '#application/ports/stack-storage.ts';
import { STACK_FORMAT } from './record-formats.ts';
import type { SafeStorage } from './safe-storage.ts';
import { makeStoredList } from './stored-list.ts';

/** One list of ids for each owner, beside the owner's other records. */
export function makeStoredStacks(storage: SafeStorage, reporter: Reporter): StackStorage {
  const list = makeStoredList(storage, reporter, STACK_FORMAT);
  return { of: list.of, save: list.saveOrKeepOlder };
}
