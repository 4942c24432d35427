import { describe, expect, it } from 'vitest';
import { makeRecentSearches } from '#application/search/recent-searches.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { query } from '#domain/search/query.ts';
import { asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { makeInMemoryRecentSearches } from '#tests/doubles/in-memory-recent-searches.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const maya = memberId('maya');
const [plank, barre] = [query('plank'), query('barre')];

function setUp(first: Viewer = aVisitor) {
  const viewer = makeSettableViewer(first);
  const records = makeInMemoryViewerStorage();
  const store = makeInMemoryRecentSearches();
  const searches = makeRecentSearches(viewer, records, store);
  const become = (next: Viewer) => {
    records.saveLastMember(next.state === 'member' ? next.member.id : null);
    viewer.become(next);
  };
  return { searches, records, store, become };
}

describe('the recent searches of a viewer [SRC-06]', () => {
  it('are what was searched for, the latest first, until it is removed', () => {
    const { searches } = setUp();
    searches.add(plank, null);
    searches.add(barre, null);
    expect(searches.now()).toEqual(['barre', 'plank']);
    searches.remove(barre);
    expect(searches.now()).toEqual(['plank']);
    searches.clear();
    expect(searches.now()).toEqual([]);
  });

  it('do not keep what a query was typed on from', () => {
    const { searches } = setUp();
    searches.add(query('pla'), null);
    searches.add(plank, query('pla'));
    expect(searches.now()).toEqual(['plank']);
  });

  it('are those of a member alone, while that member is there', () => {
    const { searches, become } = setUp();
    searches.add(plank, null);
    become(asViewer({ id: maya }));
    expect(searches.now()).toEqual([]);
    searches.add(barre, null);
    expect(searches.now()).toEqual(['barre']);
    become(aVisitor);
    expect(searches.now()).toEqual(['plank']);
  });

  it('are none while nobody knows who is there, and none is kept', () => {
    const { searches, store } = setUp({ state: 'loading' });
    store.save('visitor', [plank]);
    searches.add(barre, null);
    expect(searches.now()).toEqual([]);
    expect(store.recent('visitor')).toEqual(['plank']);
  });

  it('keep nothing of a member who has signed out, here or in another tab', () => {
    const { searches, records, store, become } = setUp();
    become(asViewer({ id: maya }));
    records.saveLastMember(null);
    searches.add(plank, null);
    expect(store.recent(maya)).toEqual([]);
  });

  it('include what another tab has searched for', () => {
    const { searches, records, store } = setUp();
    records.changeElsewhere(() => store.save('visitor', [plank]));
    expect(searches.now()).toEqual(['plank']);
  });
});
