import type * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { Owner } from '#application/ports/viewer-storage.ts';
import { readEach } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import { listOf, unreadable, type ListName } from './storage-keys.ts';

/** More than any other record holds in normal use. The work at start grows with the square of this number. */
export const MOST_ENTRIES = 500;

/** A list of an owner under one key; an empty list has no key. */
export interface StoredList<Entry> {
  readonly of: (owner: Owner) => readonly Entry[];
  /** Where the browser refuses the list, no older one comes back with the next page. */
  readonly save: (owner: Owner, list: readonly unknown[]) => void;
  /** Where the browser refuses the list, the next page has the older one: one entry more must not cost all the others. */
  readonly saveOrKeepOlder: (owner: Owner, list: readonly unknown[]) => void;
}

export interface ListFormat<Schema extends z.ZodMiniType> {
  readonly name: ListName;
  readonly schema: Schema;
  /** The entries that are read of a longer list. */
  readonly newest: (list: readonly unknown[]) => readonly unknown[];
}

/**
 * Invalid entries are omitted and reported, once: the original list is set aside, so that no data is lost. So are the oldest
 * entries of a list that is too long.
 */
export function makeStoredList<Schema extends z.ZodMiniType>(
  storage: SafeStorage,
  reporter: Reporter,
  format: ListFormat<Schema>,
): StoredList<z.output<Schema>> {
  const { name } = format;
  /** The parsed lists, by key, until the stored text changes. */
  const latest = new Map<string, { readonly stored: string; readonly entries: z.output<Schema>[] }>();
  const saveBy =
    (set: (key: string, text: string) => unknown) =>
    (owner: Owner, list: readonly unknown[]): void => {
      const key = listOf(name, owner);
      if (list.length > 0) set(key, JSON.stringify(list));
      else storage.remove(key);
    };
  return {
    of: (owner) => {
      const key = listOf(name, owner);
      const stored = storage.get(key);
      if (stored === null) return [];
      const known = latest.get(key);
      if (known?.stored === stored) return known.entries;
      const entries = readEntries(storage, reporter, { key, stored }, format);
      latest.set(key, { stored, entries });
      return entries;
    },
    save: saveBy((key, text) => storage.set(key, text)),
    saveOrKeepOlder: saveBy((key, text) => storage.setOrKeepOlder(key, text)),
  };
}

/** The valid entries of a record; if there are others, the record is set aside. */
function readEntries<Schema extends z.ZodMiniType>(
  storage: SafeStorage,
  reporter: Reporter,
  { key, stored }: { readonly key: string; readonly stored: string },
  { name, schema, newest }: ListFormat<Schema>,
): z.output<Schema>[] {
  const { list, count, problem } = parseList(stored, newest);
  if (problem) reporter.report(new AppFailure('malformed-answer', `The record ${name} ${problem}`));
  const entries = readEach(schema, list, `An entry of the record ${name}`, reporter);
  if (entries.length !== count) {
    storage.set(unreadable(key), stored);
    storage.set(key, JSON.stringify(entries));
  }
  return entries;
}

interface ParsedList {
  /** Its newest entries. */
  readonly list: readonly unknown[];
  /** How many entries are stored; null if it is no list. */
  readonly count: number | null;
  readonly problem: string | null;
}

function parseList(stored: string, newest: ListFormat<z.ZodMiniType>['newest']): ParsedList {
  const all = jsonIn(stored);
  if (!Array.isArray(all)) return { list: [], count: null, problem: 'is no list' };
  const list = newest(all);
  const problem = list.length < all.length ? `has more than ${list.length} entries` : null;
  return { list, count: all.length, problem };
}

/** The value of a stored text; null if it is no JSON. */
export function jsonIn(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
