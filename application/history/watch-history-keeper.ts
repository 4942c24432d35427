import { BehaviorSubject, merge } from 'rxjs';
import { watched, type WatchEntry, type WatchHistory } from '#domain/history/watch-history.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { ownerOf } from '../account/owner.ts';
import { liveOf, type Live } from '../live.ts';
import type { PersonalRecords } from '../ports/personal-records.ts';
import { token } from '../token.ts';

/** What the person in front of the screen has watched, newest first (HIS-01). */
export interface WatchHistoryKeeper extends Live<WatchHistory> {
  /** Moves the entry to the front, keeps it in the browser, and has a member's sent to the server. */
  save(entry: WatchEntry): void;
}
export const WatchHistoryKeeper = token<WatchHistoryKeeper>('WatchHistoryKeeper');

/**
 * A member's history is the server's, while it tells it, with what this browser could not send yet laid over it (HIS-03); a
 * visitor's is what the browser keeps. Another tab's changes show here too.
 */
export function makeWatchHistoryKeeper(
  viewer: CurrentViewer,
  records: PersonalRecords,
  outbox: Outbox,
): WatchHistoryKeeper {
  const history$ = new BehaviorSubject<WatchHistory>([]);
  const show = () => {
    const owner = ownerOf(viewer.now());
    history$.next(owner === null ? [] : records.history(owner));
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') {
      const { id } = now.member;
      const watchHistory = now.member.watchHistory ?? records.history(id);
      const unsent = outbox.pending(id).map(({ mediaId, progress }) => ({ mediaId, progress }));
      records.keepHistory(id, unsent.reduce<WatchHistory>(watched, watchHistory));
    }
  });
  merge(viewer.changes$, records.changedElsewhere$).subscribe(show);

  return {
    ...liveOf(history$),
    save: (entry) => {
      const owner = ownerOf(viewer.now()) ?? records.lastMember() ?? 'visitor';
      records.keepHistory(owner, watched(records.history(owner), entry));
      if (owner !== 'visitor') outbox.add(owner, { kind: 'progress', ...entry });
      show();
    },
  };
}
