import { describe, expect, it } from 'vitest';
import { itemsToKeepOffline } from '#domain/catalogue/items-to-keep-offline.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';

const items = (...ids: string[]) => ids.map((id) => aMediaItem({ id: mediaId(id) }));
const idsOf = (kept: readonly { readonly id: string }[]) => kept.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('the items that a start without a connection shows', () => {
  it('are the favorites and the started workouts, each once, as they were last known', () => {
    const known = items('started', 'other', 'favorite', 'finished', 'started');
    const history = [aWatchEntry('finished', 1), aWatchEntry('started', 0.5)];
    expect(idsOf(itemsToKeepOffline(known, [mediaId('favorite')], history))).toEqual(['started', 'favorite']);
  });

  it('are the first 24 of each list', () => {
    const ids = numbered(25);
    const known = items(...ids);
    const history = ids.map((id) => aWatchEntry(id, 0.5));
    expect(idsOf(itemsToKeepOffline(known, ids.map(mediaId), []))).toEqual(numbered(24));
    expect(idsOf(itemsToKeepOffline(known, [], history))).toEqual(numbered(24));
  });
});
