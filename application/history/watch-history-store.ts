import { BehaviorSubject, merge, Subject, type Observable } from 'rxjs';
import { historyToAdopt } from '#domain/account/adopt-visitor-records.ts';
import type { Member } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import { addToHistory, isFull, type WatchEntry, type WatchHistory } from '#domain/history/watch-history.ts';
import { progressState, type Progress } from '#domain/progress/progress.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import type { Outbox } from '../account/outbox.ts';
import { memberOf, ownerOf } from '../account/record-owner.ts';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Owner, ViewerStorage } from '../ports/viewer-storage.ts';
import { token } from '../injection/token.ts';

/** The watch history of the current viewer, newest first (HIS-01). */
export interface WatchHistoryStore extends ObservableState<WatchHistory> {
  /**
   * Returns the function that saves progress during a playback: it moves the entry to the front, stores it in the browser,
   * and sends a member's entry to the server. Entries of a playback that a member started stay the member's after the session
   * expires, and are dropped after signing out.
   */
  saver(): (entry: WatchEntry) => void;
  /** Emits an item when a playback in this tab saves that it is finished. */
  readonly finished$: Observable<MediaId>;
}
export const WatchHistoryStore = token<WatchHistoryStore>('WatchHistoryStore');

/**
 * A member's history is that of the server, if it sends it, with progress that this browser has not sent yet applied on top,
 * and with the items watched here before signing in (HIS-03); a visitor's is stored in the browser. Changes of other tabs are
 * included.
 */
export function makeWatchHistoryStore(
  viewer: CurrentViewer,
  records: ViewerStorage,
  outbox: Outbox,
): WatchHistoryStore {
  const history$ = new BehaviorSubject<WatchHistory>([]);
  const finished$ = new Subject<MediaId>();
  const publish = () => {
    const owner = ownerOf(viewer.now());
    history$.next(owner === null ? [] : records.history(owner));
  };

  const save = (owner: Owner, entry: WatchEntry): WatchHistory => {
    const copy = records.history(owner);
    const saved = addToHistory(copy, entry);
    records.saveHistory(owner, saved);
    if (owner !== 'visitor')
      outbox.add(owner, { kind: 'progress', ...entry, before: shownByServer(copy, entry.mediaId) });
    return saved;
  };

  /** What the server shows for an item, as far as this browser's copy of its list tells. */
  const shownByServer = (copy: WatchHistory, id: MediaId): readonly (Progress | null)[] | undefined => {
    const now = viewer.now();
    if (now.state === 'member' && now.member.watchHistory === null) return undefined;
    const shown = copy.find(({ mediaId }) => mediaId === id)?.progress;
    return shown === undefined && isFull(copy) ? undefined : [shown ?? null];
  };

  const mergeServerRecords = ({ id, watchHistory }: Member, requestedAt: number): void => {
    const unknown = outbox
      .writesMissingSince(id, requestedAt)
      .flatMap((write) =>
        write.kind === 'progress' ? [{ mediaId: write.mediaId, progress: write.progress }] : [],
      );
    records.saveHistory(id, unknown.reduce<WatchHistory>(addToHistory, watchHistory ?? records.history(id)));
    // A visitor's history may not override entries of the server that it did not send.
    if (watchHistory === null) return;
    const adopted = historyToAdopt(records.history('visitor'), records.history(id));
    // The server puts the latest first, so the oldest is sent first.
    for (const entry of adopted.toReversed()) save(id, entry);
    records.saveHistory('visitor', []);
  };

  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') mergeServerRecords(now.member, now.requestedAt);
  });
  merge(viewer.changes$, records.changedElsewhere$).subscribe(publish);

  return {
    ...observableStateOf(history$),
    finished$,
    saver: () => {
      const clearCount = records.clearCount();
      let member = memberOf(viewer.now());
      return (entry) => {
        member ??= memberOf(viewer.now());
        const owner = member ?? ownerOf(viewer.now()) ?? records.lastMember() ?? 'visitor';
        if (owner !== 'visitor' && records.clearCount() !== clearCount) return;
        const saved = save(owner, entry);
        if (owner !== ownerOf(viewer.now())) return;
        history$.next(saved);
        if (progressState(entry.progress) === 'finished') finished$.next(entry.mediaId);
      };
    },
  };
}
