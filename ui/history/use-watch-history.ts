import { WatchHistoryKeeper } from '#application/history/watch-history-keeper.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { useInjection } from '../shell/use-injection.ts';
import { useLive } from '../shell/use-live.ts';

/** What the person in front of the screen has watched, newest first. */
export const useWatchHistory = (): WatchHistory => useLive(useInjection(WatchHistoryKeeper));
