import type { Stack } from '#domain/stack/stack.ts';
import { token } from '../injection/token.ts';
import type { Owner } from './viewer-storage.ts';

/**
 * The stack of a viewer, kept in this browser alone (CAT-30). It is cleared with the owner's other records. Never fails: what
 * cannot be stored lasts as long as the page.
 */
export interface StackStorage {
  /** What cannot be read is omitted. */
  readonly of: (owner: Owner) => Stack;
  readonly save: (owner: Owner, stack: Stack) => void;
}
export const StackStorage = token<StackStorage>('StackStorage');
