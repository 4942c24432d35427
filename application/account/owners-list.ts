import { BehaviorSubject, merge } from 'rxjs';
import { observableStateOf, type ObservableState } from '../observable-state.ts';
import type { Owner, ViewerStorage } from '../ports/viewer-storage.ts';
import type { CurrentViewer } from './current-viewer.ts';
import { ownerOf } from './record-owner.ts';

type List<Entry> = readonly Entry[];

/** Where the lists of all owners are kept. */
interface ListStorage<Entry> {
  readonly of: (owner: Owner) => List<Entry>;
  readonly save: (owner: Owner, list: List<Entry>) => void;
}

/** A list of the current viewer that is kept in this browser alone; empty while nobody knows who that is. */
export interface OwnersList<Entry> extends ObservableState<List<Entry>> {
  /** Changes the list as it is stored, so that two tabs do not overwrite each other's changes. */
  readonly change: (changed: (list: List<Entry>) => List<Entry>) => void;
}

/** Members and the visitors of a browser have lists of their own. Changes of other tabs are included. */
export function makeOwnersList<Entry>(
  viewer: CurrentViewer,
  records: Pick<ViewerStorage, 'lastMember' | 'changedElsewhere$'>,
  storage: ListStorage<Entry>,
): OwnersList<Entry> {
  const list$ = new BehaviorSubject<List<Entry>>([]);
  const publish = () => {
    const owner = ownerOf(viewer.now());
    list$.next(owner === null ? [] : storage.of(owner));
  };
  merge(viewer.changes$, records.changedElsewhere$).subscribe(publish);
  return {
    ...observableStateOf(list$),
    change: (changed) => {
      const owner = ownerOf(viewer.now());
      // The member has signed out, here or in another tab, and this page is about to be left.
      if (owner === null || (owner !== 'visitor' && records.lastMember() !== owner)) return;
      storage.save(owner, changed(storage.of(owner)));
      publish();
    },
  };
}
