import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MemberId } from '#domain/account/viewer.ts';
import {
  addToStack,
  adoptStack,
  moveInStack,
  putBack,
  withoutStacked,
  type AddResult,
  type Stack,
} from '#domain/stack/stack.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { makeOwnersList } from '../account/owners-list.ts';
import type { WatchHistoryStore } from '../history/watch-history-store.ts';
import { token } from '../injection/token.ts';
import type { ObservableState } from '../observable-state.ts';
import type { StackStorage } from '../ports/stack-storage.ts';
import type { ViewerStorage } from '../ports/viewer-storage.ts';

/** The stack of the current viewer (CAT-30). */
export interface StackStore extends ObservableState<Stack> {
  /** Adds an item at the end and returns the outcome; beyond the maximum nothing changes. */
  add(id: MediaId): AddResult['outcome'];
  remove(id: MediaId): void;
  /** Moves an item one place towards the beginning (-1) or the end (1). */
  move(id: MediaId, by: 1 | -1): void;
  clear(): void;
  /** Puts back what the stack has lost since it was so. */
  putBack(before: Stack): void;
}
export const StackStore = token<StackStore>('StackStore');

/**
 * A workout that is finished leaves the stack, wherever it was started. A visitor's stack becomes that of the member who signs in,
 * as favorites and history do (HIS-03).
 */
export function makeStackStore(
  viewer: CurrentViewer,
  records: Pick<ViewerStorage, 'lastMember' | 'changedElsewhere$'>,
  storage: StackStorage,
  history: Pick<WatchHistoryStore, 'finished$'>,
): StackStore {
  const adoptVisitors = (member: MemberId): void => {
    const visitors = storage.of('visitor');
    if (visitors.length === 0) return;
    storage.save(member, adoptStack(storage.of(member), visitors));
    storage.save('visitor', []);
  };
  viewer.changes$.subscribe((now) => {
    if (now.state === 'member') adoptVisitors(now.member.id);
  });
  const { changes$, now, change } = makeOwnersList(viewer, records, storage);
  const remove = (id: MediaId): void => change((stack) => withoutStacked(stack, id));
  history.finished$.subscribe(remove);
  return {
    changes$,
    now,
    add: (id) => {
      let outcome: AddResult['outcome'] = 'added';
      change((stack) => {
        const result = addToStack(stack, id);
        outcome = result.outcome;
        return result.outcome === 'added' ? result.stack : stack;
      });
      return outcome;
    },
    remove,
    move: (id, by) => change((stack) => moveInStack(stack, id, by)),
    clear: () => change(() => []),
    putBack: (before) => change((stack) => putBack(stack, before)),
  };
}
