import type { Notice, SeenNotices } from '#application/ports/seen-notices.ts';
import type { SafeStorage } from './safe-storage.ts';

const keyOf = (notice: Notice): string => `seen-${notice}`;

/** One key for each notice that has been seen. */
export const makeStoredSeenNotices = (storage: SafeStorage): SeenNotices => ({
  has: (notice) => storage.get(keyOf(notice)) !== null,
  add: (notice) => storage.set(keyOf(notice), 'yes'),
});
