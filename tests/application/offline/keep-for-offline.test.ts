import { BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { FavoritesStore } from '#application/favorites/favorites-store.ts';
import type { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { observableStateOf } from '#application/observable-state.ts';
import { makeKeepForOffline } from '#application/offline/keep-for-offline.ts';
import type { KeptItems } from '#application/ports/kept-items.ts';
import type { Owner } from '#application/ports/viewer-storage.ts';
import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import type { WatchHistory } from '#domain/history/watch-history.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const member = memberId('member-1');
const favorite = aMediaItem({ id: mediaId('a') });
const started = aMediaItem({ id: mediaId('b') });
const other = aMediaItem({ id: mediaId('c') });

/** A favorite, a started workout, and what was kept before, of any owner. */
function setUp(viewer: Viewer, lastMember: MemberId | null, before: readonly MediaItem[] = []) {
  const saved: [Owner, readonly MediaItem[]][] = [];
  const kept: KeptItems = { items: () => before, save: (...call) => void saved.push(call) };
  const favorites: FavoritesStore = {
    ...observableStateOf(new BehaviorSubject<Favorites>([mediaId('a')])),
    toggle: () => 'added',
    clear: () => undefined,
  };
  const history: WatchHistoryStore = {
    ...observableStateOf(new BehaviorSubject<WatchHistory>([aWatchEntry('b', 0.5)])),
    saver: () => () => undefined,
    finished$: NEVER,
  };
  const records = { lastMember: () => lastMember };
  const keep = makeKeepForOffline(makeSettableViewer(viewer), favorites, history, records, kept);
  return { keep, saved };
}

describe('what is kept for a start without a connection', () => {
  it.each<[string, Viewer, MemberId | null, Owner]>([
    ['a visitor', aVisitor, null, 'visitor'],
    ['a member', asViewer({ id: member }), member, member],
    [
      'the last member, while the account is unreachable',
      { state: 'unreachable', lastMember: { id: member, entitlements: [] } },
      member,
      member,
    ],
  ])('is the favorites and the started workouts of %s', (_, viewer, lastMember, owner) => {
    const { keep, saved } = setUp(viewer, lastMember);
    keep([favorite, other, started]);
    expect(saved).toEqual([[owner, [favorite, started]]]);
  });

  it('includes what was kept before, unless it is known anew', () => {
    const renamed = aMediaItem({ id: mediaId('a'), title: 'Slow Barre, again' });
    const { keep, saved } = setUp(aVisitor, null, [favorite, started]);
    keep([renamed]);
    expect(saved).toEqual([['visitor', [renamed, started]]]);
  });

  it.each<[string, Viewer, MemberId | null]>([
    ['before the session is known', { state: 'loading' }, null],
    ['before the session of the last member is known', { state: 'loading' }, member],
    ['after the member has signed out', asViewer({ id: member }), null],
    ['after another member has signed in', asViewer({ id: member }), memberId('member-2')],
  ])('does not change %s', (_, viewer, lastMember) => {
    const { keep, saved } = setUp(viewer, lastMember);
    keep([favorite, started]);
    expect(saved).toEqual([]);
  });
});
