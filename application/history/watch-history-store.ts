import { BehaviorSubject, merge } from 'rxjs';
import { historyToAdopt } from '#domain/account/adopt-visitor-records.ts';
import type { Member } from '#domain/account/viewer.ts';
import { watched, type WatchEntry, type WatchHistory } from '#domain/history/watch-history.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { memberOf, ownerOf } from '../account/owner.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Owner, ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../token.ts';

/** What the person in front of the screen has watched, newest first (HIS-01). */
export interface WatchHistoryStore extends ObservableState<WatchHistory> {
  /**
   * What saves while something is watched: it moves the entry to the front, keeps it in the browser, and has a member's sent to
   * the server. What a member began stays theirs after their session has run out, and is nobody's once they have logged out.
   */
  saver(): (entry: WatchEntry) => void;
}
export const WatchHistoryStore = token<WatchHistoryStore>('WatchHistoryStore');

/**
 * A member's history is the server's, while it tells it, with what this browser could not send yet laid over it, and what
 * they watched here before they signed in (HIS-03); a visitor's is what the browser keeps. Another tab's changes show too.
 */
export function makeWatchHistoryStore(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
): WatchHistoryStore {
  const history$ = new BehaviorSubject<WatchHistory>([]);
  const show = () => {
    const owner = ownerOf(viewer.now());
    history$.next(owner === null ? [] : records.history(owner));
  };

  const keep = (owner: Owner, entry: WatchEntry): void => {
    records.keepHistory(owner, watched(records.history(owner), entry));
    if (owner !== 'visitor') outbox.add(owner, { kind: 'progress', ...entry });
  };

  const takeUp = ({ id, watchHistory }: Member, askedAt: number): void => {
    const unknown = outbox
      .unknownAt(id, askedAt)
      .flatMap((write) =>
        write.kind === 'progress' ? [{ mediaId: write.mediaId, progress: write.progress }] : [],
      );
    records.keepHistory(id, unknown.reduce<WatchHistory>(watched, watchHistory ?? records.history(id)));
    // What a visitor did may not go over what the server has and did not tell.
    if (watchHistory === null) return;
    const adopted = historyToAdopt(records.history('visitor'), records.history(id));
    // The server puts the latest first: so the oldest goes first.
    for (const entry of adopted.toReversed()) keep(id, entry);
    records.keepHistory('visitor', []);
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') takeUp(now.member, now.askedAt);
  });
  merge(viewer.changes$, records.changedElsewhere$).subscribe(show);

  return {
    ...observableStateOf(history$),
    saver: () => {
      const timesForgotten = records.timesForgotten();
      let member = memberOf(viewer.now());
      return (entry) => {
        member ??= memberOf(viewer.now());
        const owner = member ?? ownerOf(viewer.now()) ?? records.lastMember() ?? 'visitor';
        if (owner !== 'visitor' && records.timesForgotten() !== timesForgotten) return;
        keep(owner, entry);
        show();
      };
    },
  };
}
