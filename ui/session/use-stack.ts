import { StackStore } from '#application/stack/stack-store.ts';
import type { Stack } from '#domain/stack/stack.ts';
import { useConfig } from './use-config.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** The stack of the current viewer. */
export const useStack = (): Stack => useObservableState(useInjection(StackStore));

/** The watchlist through which the items of stacks are loaded; null if the customer has no stack. */
export function useStackList(): string | null {
  const { hasStack, features } = useConfig();
  return hasStack ? (features.continueWatchingList ?? features.favoritesList) : null;
}
