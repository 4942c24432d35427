import type { FavoritesStore } from '../favorites/favorites-store.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';

/** Requests the viewer from the server; called once, when the app starts. */
export type StartSession = () => void;
export const StartSession = token<StartSession>('StartSession');

/**
 * The outbox, the history and the favorites are parameters so that they subscribe before the request is sent: history and
 * favorites apply the unsent writes to the member's data in the response, and the outbox sends them.
 */
export const makeStartSession =
  (
    _outbox: Outbox,
    _history: WatchHistoryStore,
    _favorites: FavoritesStore,
    viewer: CurrentViewer,
  ): StartSession =>
  () =>
    void viewer.refresh();
