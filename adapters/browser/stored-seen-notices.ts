import type { SeenNotices } from '#application/ports/seen-notices.ts';
import type { SafeStorage } from './safe-storage.ts';
import { seenNotice } from './storage-keys.ts';

/** One key for each notice that has been seen. */
export const makeStoredSeenNotices = (storage: SafeStorage): SeenNotices => ({
  has: (notice) => storage.get(seenNotice(notice)) !== null,
  add: (notice) => storage.set(seenNotice(notice), 'yes'),
});
