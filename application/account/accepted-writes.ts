import type { Clock } from '../ports/clock.ts';
import type { AcceptedWrite, Owner, ViewerStorage } from '../ports/viewer-storage.ts';

/**
 * The writes that the server accepted from a moment on, in milliseconds since 1970. A time that has not come yet is one from
 * before the clock was set back: what was written then says nothing about the server's present state.
 */
export function acceptedUntilNow(
  records: Pick<ViewerStorage, 'acceptedWrites'>,
  owner: Owner,
  clock: Clock,
  from: number,
): readonly AcceptedWrite[] {
  const now = clock.now().getTime();
  return records.acceptedWrites(owner).filter(({ at }) => at >= from && at <= now);
}
