import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** The watch history of the current viewer, newest first. */
export const useWatchHistory = (): WatchHistory => useObservableState(useInjection(WatchHistoryStore));
