import { describe, expect, it } from 'vitest';
import { makeOutbox } from '#application/account/outbox.ts';
import { makeFavoritesStore } from '#application/favorites/favorites-store.ts';
import type { MemberWrite } from '#application/ports/account-server.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { aMember, asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
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
  records.keepLastMember(aMember().id);
  const server = makeInMemoryAccountServer(aMember());
  const outbox = makeOutbox(
    server,
    records,
    viewer,
    makeControllablePageLifecycle(),
    makeInMemoryCrossTabLock(),
    makeFixedClock(NOW),
  );
  const favorites = makeFavoritesStore(viewer, records, outbox, most);
  return { viewer, records, server, outbox, favorites };
}

describe('the favorites of whoever is there', () => {
  it('are none while it is not known who', () => {
    const { favorites } = setUp();
    expect(favorites.now()).toEqual([]);
  });

  it('are the server’s for a member, and kept in the browser [HIS-03]', () => {
    const { viewer, records, favorites } = setUp();
    records.keepFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: [one] }));
    expect(favorites.now()).toEqual([one]);
    expect(records.favorites(aMember().id)).toEqual([one]);
  });

  it('are the kept ones of a member whose favorites the server does not tell [API-07]', () => {
    const { viewer, records, favorites } = setUp();
    records.keepFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: null }));
    expect(favorites.now()).toEqual([two]);
    expect(records.favorites(aMember().id)).toEqual([two]);
  });

  it('are none where the server says that there are none', () => {
    const { viewer, records, favorites } = setUp();
    records.keepFavorites(aMember().id, [two]);
    viewer.become(asViewer({ favorites: [] }));
    expect(favorites.now()).toEqual([]);
  });

  it('are the browser’s for a visitor [FAV-02]', () => {
    const { viewer, records, favorites } = setUp();
    records.keepFavorites('visitor', [two]);
    viewer.become(aVisitor);
    expect(favorites.now()).toEqual([two]);
  });

  it('are the kept ones of the last member while the account cannot be reached', () => {
    const { viewer, records, favorites } = setUp();
    records.keepFavorites(aMember().id, [one]);
    viewer.become({ state: 'unreachable', lastMember: aMember().id });
    expect(favorites.now()).toEqual([one]);
  });

  it('follow another tab', () => {
    const { viewer, records, favorites } = setUp();
    viewer.become(aVisitor);
    records.changeElsewhere(() => records.keepFavorites('visitor', [one, two]));
    expect(favorites.now()).toEqual([one, two]);
  });
});

describe('marking and unmarking [FAV-01]', () => {
  it('marks what is not marked, in front: at once, in the browser and on the server', async () => {
    const { favorites, records, server } = setUp(48, asViewer({ favorites: [two] }));
    expect(favorites.toggle(one)).toBe('added');
    expect(favorites.now()).toEqual([one, two]);
    expect(records.favorites(aMember().id)).toEqual([one, two]);
    await settled();
    expect(server.writes()).toEqual(['+Wrk00001']);
  });

  it('unmarks what is marked', async () => {
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

  it('is a visitor’s own affair [FAV-02]', async () => {
    const { favorites, records, server } = setUp(48, aVisitor);
    favorites.toggle(one);
    await settled();
    expect(records.favorites('visitor')).toEqual([one]);
    expect(server.writes()).toEqual([]);
  });

  it('loses nothing that another tab marked just now [HIS-03]', () => {
    const { favorites, records } = setUp(48, asViewer());
    records.keepFavorites(aMember().id, [two]);
    favorites.toggle(one);
    expect(records.favorites(aMember().id)).toEqual([one, two]);
  });
});

describe('clearing [FAV-05]', () => {
  it('unmarks all, at once, in the browser and on the server', async () => {
    const { favorites, records, server } = setUp(48, asViewer({ favorites: [one, two] }));
    favorites.clear();
    expect(favorites.now()).toEqual([]);
    expect(records.favorites(aMember().id)).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['clear']);
  });
});

describe('what could not be sent yet [HIS-03]', () => {
  it('lies over what the server says', () => {
    const { viewer, records, server, favorites } = setUp();
    server.answerWrites(() => 'unsent');
    records.keepPendingWrites(aMember().id, [mark(three), { kind: 'favorite', mediaId: two, wanted: false }]);
    viewer.become(asViewer({ favorites: [one, two] }));
    expect(favorites.now()).toEqual([three, one]);
  });

  it('clears what the server says, but not what was marked after', () => {
    const { viewer, records, server, favorites } = setUp();
    server.answerWrites(() => 'unsent');
    records.keepPendingWrites(aMember().id, [{ kind: 'clear-favorites' }, mark(three)]);
    viewer.become(asViewer({ favorites: [one, two] }));
    expect(favorites.now()).toEqual([three]);
  });
});

describe('what was done since the server was asked [HIS-03]', () => {
  it('lies over an answer that does not know of it', async () => {
    const { viewer, records, favorites } = setUp(48, asViewer({ favorites: [one] }));
    favorites.toggle(two);
    favorites.toggle(one);
    await settled();
    expect(records.pendingWrites(aMember().id)).toEqual([]);
    viewer.become(asViewer({ favorites: [one] }, NOW - 1000));
    expect(favorites.now()).toEqual([two]);
  });

  it('gives way to an answer that was asked for later', async () => {
    const { viewer, favorites } = setUp(48, asViewer());
    favorites.toggle(two);
    await settled();
    viewer.become(asViewer({ favorites: [one] }, NOW + 1000));
    expect(favorites.now()).toEqual([one]);
  });
});

describe('when somebody has logged out, or another has signed in, in another tab', () => {
  it.each([null, memberId('member-2')])(
    'nothing is marked in the name of who was here: now %s',
    async (last) => {
      const { records, server, favorites } = setUp(48, asViewer());
      records.keepLastMember(last);
      favorites.toggle(one);
      await settled();
      expect(favorites.now()).toEqual([]);
      expect(records.owners()).toEqual([]);
      expect(server.writes()).toEqual([]);
    },
  );
});

describe('a visitor’s favorites at sign-in [HIS-03]', () => {
  it('wait where the server does not tell what it has [API-07]', async () => {
    const { viewer, records, server } = setUp();
    records.keepFavorites('visitor', [one]);
    viewer.become(asViewer({ favorites: null }));
    await settled();
    expect(server.writes()).toEqual([]);
    expect(records.favorites('visitor')).toEqual([one]);
  });

  it('become the member’s, as far as the server lacks them, in their order', async () => {
    const { viewer, records, server, favorites } = setUp();
    records.keepFavorites('visitor', [one, two, three]);
    viewer.become(asViewer({ favorites: [two] }));
    expect(favorites.now()).toEqual([one, three, two]);
    expect(records.favorites('visitor')).toEqual([]);
    await settled();
    expect(server.writes()).toEqual(['+Wrk00003', '+Wrk00001']);
  });

  it.each([
    [2, [one, two]],
    [3, [one, three, two]],
  ])('of at most %d', async (most, after) => {
    const { viewer, records, favorites } = setUp(most);
    records.keepFavorites('visitor', [one, three]);
    viewer.become(asViewer({ favorites: [two] }));
    expect(favorites.now()).toEqual(after);
    expect(records.favorites('visitor')).toEqual([]);
  });

  it('wait in the outbox where the server cannot take them', async () => {
    const { viewer, records, server } = setUp();
    server.answerWrites(() => 'unsent');
    records.keepFavorites('visitor', [one]);
    viewer.become(asViewer());
    await settled();
    expect(records.pendingWrites(aMember().id)).toEqual([mark(one)]);
    expect(records.favorites('visitor')).toEqual([]);
  });
});
