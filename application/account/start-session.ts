import type { FavoritesStore } from '../favorites/favorites-store.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import { token } from '../token.ts';
import type { CurrentViewer } from './current-viewer.ts';
import type { Outbox } from './outbox.ts';

/** Asks the server who is there; called once, as the app starts. */
export type StartSession = () => void;
export const StartSession = token<StartSession>('StartSession');

/**
 * It needs all that takes up the answer, so that this listens before the question is sent: history and favorites lay what is
 * still to be sent over what the server has of the member, and the outbox sends it.
 */
export const makeStartSession =
  (
    _outbox: Outbox,
    _history: WatchHistoryStore,
    _favorites: FavoritesStore,
    viewer: CurrentViewer,
  ): StartSession =>
  () =>
    viewer.askAgain();
