import { describe, expect, it } from 'vitest';
import { makeCurrentFavorites } from '#application/favorites/current-favorites.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { makeInMemoryPersonalRecords } from '#tests/builders/in-memory-personal-records.ts';
import { makeSettableViewer } from '#tests/builders/settable-viewer.ts';

const [one, two] = [mediaId('Wrk00001'), mediaId('Wrk00002')];

function setUp() {
  const viewer = makeSettableViewer();
  const records = makeInMemoryPersonalRecords();
  return { viewer, records, favorites: makeCurrentFavorites(viewer, records) };
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
