import type { Notice, SeenNotices } from '#application/ports/seen-notices.ts';

/** Lasts as long as the test. */
export function makeInMemorySeenNotices(): SeenNotices {
  const seen = new Set<Notice>();
  return { has: (notice) => seen.has(notice), add: (notice) => void seen.add(notice) };
}
