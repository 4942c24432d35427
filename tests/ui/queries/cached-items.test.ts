import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { cachedItems } from '#ui/queries/cached-items.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';

describe('the cached items [SRC-02]', () => {
  it('are the items of every cached response, whatever its shape', () => {
    const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aMediaItem({ id: mediaId(id) }));
    const queries = new QueryClient();
    queries.setQueryData(['media'], a);
    queries.setQueryData(['playlist'], aPlaylist({ items: b ? [b] : [] }));
    queries.setQueryData(['pages'], { pages: [{ items: [c], more: null }], pageParams: [null] });
    queries.setQueryData(['watchlist'], [d]);
    queries.setQueryData(['start'], { item: e, isFirstOfSeries: false });
    queries.setQueryData(['series'], { items: new Map([['f', f]]) });
    queries.setQueryData(['others'], { text: 'x', number: 5, nothing: null, map: new Map([['a', 1]]) });
    expect(cachedItems(queries).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
