import type { StackStorage } from '#application/ports/stack-storage.ts';
import type { Owner } from '#application/ports/viewer-storage.ts';
import type { Stack } from '#domain/stack/stack.ts';

/** Lasts as long as the test. */
export function makeInMemoryStacks(): StackStorage {
  const stacks = new Map<Owner, Stack>();
  return {
    of: (owner) => stacks.get(owner) ?? [],
    save: (owner, stack) => void stacks.set(owner, stack),
  };
}
