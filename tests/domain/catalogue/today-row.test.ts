import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { todayRow } from '#domain/catalogue/today-row.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const items = (...ids: string[]) => ids.map((id) => aMediaItem({ id: mediaId(id) }));
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('today’s row [CAT-04]', () => {
  it.each([
    [
      ['today', 'yesterday'],
      ['barre-3', 'dbk-1'],
      ['today', 'barre-3', 'dbk-1', 'yesterday'],
    ],
    [['today', 'yesterday'], [], ['today', 'yesterday']],
    [
      ['today', 'yesterday'],
      ['yesterday', 'today'],
      ['today', 'yesterday'],
    ],
    [['today'], ['barre-3', 'barre-3'], ['today', 'barre-3']],
    [[], ['barre-3'], ['barre-3']],
  ])('of %j and next %j: %j', (daily, next, row) => {
    expect(idsOf(todayRow(items(...daily), items(...next)))).toEqual(row);
  });
});
