import * as z from 'zod/mini';
import type { Reporter } from '#application/ports/reporter.ts';
import type { StackStorage } from '#application/ports/stack-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { MOST_STACKED } from '#domain/stack/stack.ts';
import { idText } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import { makeStoredList } from './stored-list.ts';

/** One list of ids for each owner, beside the owner's other records. */
export function makeStoredStacks(storage: SafeStorage, reporter: Reporter): StackStorage {
  const list = makeStoredList(storage, reporter, {
    name: 'stack',
    schema: z.pipe(idText, z.transform(mediaId)),
    newest: (stored) => [...new Set(stored)].slice(0, MOST_STACKED),
  });
  return { of: list.of, save: list.saveOrKeepOlder };
}
