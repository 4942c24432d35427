import { describe, expect, it, vi } from 'vitest';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeFavoritesStore, type FavoritesStore } from '#application/favorites/favorites-store.ts';
import type { MemberWrite } from '#application/ports/account-server.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { aMember, asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { pendingIn, storeWrites } from '#tests/builders/stored-writes.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';
import { makeInMemoryCrossTabLock } from '#tests/doubles/in-memory-cross-tab-lock.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

const [one, two, three] = [mediaId('Wrk00001'), mediaId('Wrk00002'), mediaId('Wrk00003')];
const NOW = 60_000;
const mark = (id: typeof one): MemberWrite => ({ kind: 'favorite', mediaId: id, wanted: true });

function setUp(most = 48, who?: Viewer) {
  const viewer = makeSettableViewer(who);
  const records = makeInMemoryViewerStorage();
  records.saveLastMember(aMember().id);
  const server = makeInMemoryAccountServer(aMember());
  const outbox = makeOutbox(
    server,
    records,
    viewer,
    makeControllablePageLifecycle(),
    makeInMemoryCrossTabLock(),
    makeFixedClock(NOW),
    makeControllableNetwork(),
  );
  const favorites = makeFavoritesStore(viewer, records, outbox, most);
  return { viewer, records, server, outbox, favorites };
}

describe('the favorites of the current viewer', () => {
  it('are empty while the viewer is unknown', () => {
    const { favorites } = setUp();
    expect(favorites.now()).toEqual([]);
  });

  it('are the server’s for a member, and stored in the browser [HIS-03]', () => {
    const { viewer, records, favorites } = setUp();
    records.saveFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: [one] }));
    expect(favorites.now()).toEqual([one]);
    expect(records.favorites(aMember().id)).toEqual([one]);
  });

  it('are the stored ones of a member if the server does not return any [API-07]', () => {
    const { viewer, records, favorites } = setUp();
    records.saveFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: null }));
    expect(favorites.now()).toEqual([two]);
    expect(records.favorites(aMember().id)).toEqual([two]);
  });

  it('are empty if the server returns an empty list', () => {
    const { viewer, records, favorites } = setUp();
    records.saveFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: [] }));
    expect(favorites.now()).toEqual([]);
  });

  it('are the browser’s for a visitor [FAV-02]', () => {
    const { viewer, records, favorites } = setUp();
    records.saveFavorites('visitor', [two]);
    viewer.become(aVisitor);
    expect(favorites.now()).toEqual([two]);
  });

  it('are the stored ones of the last member while the account is unreachable', () => {
    const { viewer, records, favorites } = setUp();
    records.saveFavorites(aMember().id, [one]);
    viewer.become({ state: 'unreachable', lastMember: aMember() });
    expect(favorites.now()).toEqual([one]);
  });

  it('follow changes in another tab', () => {
    const { viewer, records, favorites } = setUp();
    viewer.become(aVisitor);
    records.changeElsewhere(() => records.saveFavorites('visitor', [one, two]));
    expect(favorites.now()).toEqual([one, two]);
  });
});

describe('a change that the server has accepted [HIS-03]', () => {
  it('shows although another tab has stored something else meanwhile', async () => {
    const { favorites, records } = setUp(48, asViewer({ favorites: [two] }));
    favorites.toggle(one);
    records.changeElsewhere(() => records.saveFavorites(aMember().id, [two]));
    expect(favorites.now()).toEqual([two]);
    await settled();
    expect(favorites.now()).toEqual([one, two]);
    expect(records.favorites(aMember().id)).toEqual([one, two]);
  });

  it('is checked with the server, once, when another tab stores something else after it', async () => {
    const { favorites, records, viewer } = setUp(48, asViewer({ favorites: [two] }));
    const refresh = vi.spyOn(viewer, 'refresh');
    favorites.toggle(one);
    await settled();
    records.changeElsewhere(() => records.saveHistory(aMember().id, [aWatchEntry('Wrk00001', 0.5)]));
    expect(refresh).not.toHaveBeenCalled();
    records.changeElsewhere(() => records.saveFavorites(aMember().id, [two]));
    records.changeElsewhere(() => records.saveFavorites(aMember().id, []));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['this tab has changed it since', (favorites: FavoritesStore) => void favorites.toggle(one)],
    [
      'the server has answered since',
      (_: FavoritesStore, viewer: ReturnType<typeof makeSettableViewer>) =>
        viewer.become(asViewer({ favorites: [one] })),
    ],
  ])('is not checked where %s', async (_title, happens) => {
    const { favorites, records, viewer } = setUp(48, asViewer({ favorites: [] }));
    const refresh = vi.spyOn(viewer, 'refresh');
    favorites.toggle(one);
    await settled();
    happens(favorites, viewer);
    records.changeElsewhere(() => records.saveFavorites(aMember().id, []));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does not show over a later one that is pending', async () => {
    const { favorites } = setUp(48, asViewer({ favorites: [] }));
    favorites.toggle(one);
    const shown: unknown[] = [];
    favorites.toggle(one);
    favorites.changes$.subscribe((now) => shown.push(now));
    await settled();
    expect(shown).toEqual([[]]);
  });

  it('leaves the order of the favorites', async () => {
    const { favorites } = setUp(48, asViewer({ favorites: [] }));
    favorites.toggle(one);
    favorites.toggle(two);
    await settled();
    expect(favorites.now()).toEqual([two, one]);
  });

  it('stores nothing of a member who has signed out', async () => {
    const { favorites, records } = setUp(48, asViewer({ favorites: [] }));
    favorites.toggle(one);
    records.saveLastMember(null);
    records.saveFavorites(aMember().id, []);
    await settled();
    expect(records.favorites(aMember().id)).toEqual([]);
  });
});

describe('toggling a favorite [FAV-01]', () => {
  it('adds it in front: immediately, in the browser and on the server', async () => {
    const { favorites, records, server } = setUp(48, asViewer({ favorites: [two] }));
    expect(favorites.toggle(one)).toBe('added');
    expect(favorites.now()).toEqual([one, two]);
    expect(records.favorites(aMember().id)).toEqual([one, two]);
    await settled();
    expect(server.writes()).toEqual(['+Wrk00001']);
  });

  it('removes an existing favorite', async () => {
    const { favorites, server } = setUp(48, asViewer({ favorites: [two, one] }));
    expect(favorites.toggle(one)).toBe('removed');
    expect(favorites.now()).toEqual([two]);
    await settled();
    expect(server.writes()).toEqual(['-Wrk00001']);
  });

  it.each([
    [1, 'added', [one, two]],
    [2, 'too-many', [two, three]],
    [3, 'too-many', [two, three, mediaId('Wrk00004')]],
  ] as const)('with %d favorites and a maximum of 2: %s [FAV-03]', async (count, outcome, after) => {
    const before = [two, three, mediaId('Wrk00004')].slice(0, count);
    const { favorites, server } = setUp(2, asViewer({ favorites: before }));
    expect(favorites.toggle(one)).toBe(outcome);
    expect(favorites.now()).toEqual(after);
    await settled();
    expect(server.writes()).toEqual(outcome === 'added' ? ['+Wrk00001'] : []);
  });

  it('is not sent for a visitor [FAV-02]', async () => {
    const { favorites, records, server } = setUp(48, aVisitor);
    favorites.toggle(one);
    await settled();
    expect(records.favorites('visitor')).toEqual([one]);
    expect(server.writes()).toEqual([]);
  });

  it('loses nothing that another tab just added [HIS-03]', () => {
    const { favorites, records } = setUp(48, asViewer());
    records.saveFavorites(aMember().id, [two]);
    favorites.toggle(one);
    expect(records.favorites(aMember().id)).toEqual([one, two]);
  });
});

describe('clearing [FAV-05]', () => {
  it('removes all, immediately, in the browser and on the server', async () => {
    const { favorites, records, server } = setUp(48, asViewer({ favorites: [one, two] }));
    favorites.clear();
    expect(favorites.now()).toEqual([]);
    expect(records.favorites(aMember().id)).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['clear']);
  });
});

describe('favorites writes that could not be sent yet [HIS-03]', () => {
  it('are applied to the server’s favorites', () => {
    const { viewer, records, server, favorites } = setUp();
    server.answerWrites(() => 'unsent');
    storeWrites(records, aMember().id, [mark(three), { kind: 'favorite', mediaId: two, wanted: false }]);
    viewer.become(asViewer({ favorites: [one, two] }));
    expect(favorites.now()).toEqual([three, one]);
  });

  it('clear the server’s favorites, but not what was added later', () => {
    const { viewer, records, server, favorites } = setUp();
    server.answerWrites(() => 'unsent');
    storeWrites(records, aMember().id, [{ kind: 'clear-favorites' }, mark(three)]);
    viewer.become(asViewer({ favorites: [one, two] }));
    expect(favorites.now()).toEqual([three]);
  });
});

describe('changes since the last request to the server [HIS-03]', () => {
  it('are applied to a response that does not include them', async () => {
    const { viewer, records, favorites } = setUp(48, asViewer({ favorites: [one] }));
    favorites.toggle(two);
    favorites.toggle(one);
    await settled();
    expect(pendingIn(records, aMember().id)).toEqual([]);
    viewer.become(asViewer({ favorites: [one] }, NOW - 1000));
    expect(favorites.now()).toEqual([two]);
  });

  it('are replaced by a response that was requested later', async () => {
    const { viewer, favorites } = setUp(48, asViewer());
    favorites.toggle(two);
    await settled();
    viewer.become(asViewer({ favorites: [one] }, NOW + 1000));
    expect(favorites.now()).toEqual([one]);
  });
});

describe('when someone has logged out or signed in in another tab', () => {
  it.each([null, memberId('member-2')])(
    'nothing is added on behalf of the previous member: now %s',
    async (last) => {
      const { records, server, favorites } = setUp(48, asViewer());
      records.saveLastMember(last);
      favorites.toggle(one);
      await settled();
      expect(favorites.now()).toEqual([]);
      expect(records.owners()).toEqual([]);
      expect(server.writes()).toEqual([]);
    },
  );
});

describe('a visitor’s favorites at sign-in [HIS-03]', () => {
  it('wait if the server does not return its favorites [API-07]', async () => {
    const { viewer, records, server } = setUp();
    records.saveFavorites('visitor', [one]);
    viewer.become(asViewer({ favorites: null }));
    await settled();
    expect(server.writes()).toEqual([]);
    expect(records.favorites('visitor')).toEqual([one]);
  });

  it('become the member’s, as far as the server lacks them, in order', async () => {
    const { viewer, records, server, favorites } = setUp();
    records.saveFavorites('visitor', [one, two, three]);
    viewer.become(asViewer({ favorites: [two] }));
    expect(favorites.now()).toEqual([one, three, two]);
    expect(records.favorites('visitor')).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['+Wrk00003', '+Wrk00001']);
  });

  it.each([
    [2, [one, two]],
    [3, [one, three, two]],
  ])('are limited to %d together with the member’s', async (most, after) => {
    const { viewer, records, favorites } = setUp(most);
    records.saveFavorites('visitor', [one, three]);
    viewer.become(asViewer({ favorites: [two] }));
    expect(favorites.now()).toEqual(after);
    expect(records.favorites('visitor')).toEqual([]);
  });

  it('wait in the outbox if the server cannot take them', async () => {
    const { viewer, records, server } = setUp();
    server.answerWrites(() => 'unsent');
    records.saveFavorites('visitor', [one]);
    viewer.become(asViewer());
    await settled();
    expect(pendingIn(records, aMember().id)).toMatchObject([mark(one)]);
    expect(records.favorites('visitor')).toEqual([]);
  });
});

describe('what the server shows before a change [API-05]', () => {
  const before = (records: ReturnType<typeof setUp>['records']) =>
    pendingIn(records, aMember().id).map((write) => write.before);
  const unsent = (who?: Viewer) => {
    const parts = setUp(48, who);
    parts.server.answerWrites(() => 'unsent');
    return parts;
  };

  it('is stored with it, for one item or for a clear', () => {
    const adding = unsent(asViewer({ favorites: [two] }));
    adding.favorites.toggle(one);
    expect(before(adding.records)).toEqual([[false]]);
    const removing = unsent(asViewer({ favorites: [two] }));
    removing.favorites.toggle(two);
    expect(before(removing.records)).toEqual([[true]]);
    const clearing = unsent(asViewer({ favorites: [one, two] }));
    clearing.favorites.clear();
    expect(before(clearing.records)).toEqual([[one, two]]);
  });

  it('is not known if the server does not return its favorites [API-07]', () => {
    const { records, favorites } = unsent(asViewer({ favorites: null }));
    favorites.toggle(one);
    expect(before(records)).toEqual([undefined]);
  });

  it('is what was stored last while the account is unreachable', () => {
    const { records, viewer, favorites } = unsent();
    records.saveFavorites(aMember().id, [two]);
    viewer.become({ state: 'unreachable', lastMember: aMember() });
    favorites.toggle(two);
    expect(before(records)).toEqual([[true]]);
  });
});

describe('a write of progress that could not be sent yet', () => {
  it('changes no favorite', () => {
    const { viewer, records, server, favorites } = setUp();
    server.answerWrites(() => 'unsent');
    storeWrites(records, aMember().id, [{ kind: 'progress', ...aWatchEntry(one, 0.5) }]);
    viewer.become(asViewer({ favorites: [one, two] }));
    expect(favorites.now()).toEqual([one, two]);
  });
});

describe('a favorite of somebody who is not known yet', () => {
  it('is a visitor’s, if nobody was signed in before, and waits for no server', () => {
    const { records, favorites } = setUp();
    records.saveLastMember(null);
    favorites.toggle(one);
    expect(records.favorites('visitor')).toEqual([one]);
    expect(pendingIn(records, memberId('visitor'))).toEqual([]);
  });
});
