import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { day } from '#tests/builders/a-plan.ts';
import { todayRow } from '#domain/catalogue/today-row.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const TODAY = day('2026-06-15');
/** Items of the daily series; the one named 'today' was published today. */
const items = (...ids: string[]) =>
  ids.map((id) =>
    aMediaItem({
      id: mediaId(id),
      coreTrack: 'db365',
      publishedAt: new Date(id === 'today' ? '2026-06-15T00:00:00Z' : '2026-06-14T00:00:00Z'),
    }),
  );
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('today’s row [CAT-04]', () => {
  it.each([
    [
      ['today', 'yesterday'],
      ['barre-3', 'dbk-1'],
      ['today', 'barre-3', 'dbk-1', 'yesterday'],
    ],
    [['tomorrow', 'yesterday', 'today'], ['barre-3'], ['today', 'barre-3', 'tomorrow', 'yesterday']],
    [['yesterday', 'before'], ['barre-3'], ['yesterday', 'barre-3', 'before']],
    [['yesterday', 'today'], [], ['yesterday', 'today']],
    [
      ['today', 'yesterday'],
      ['yesterday', 'today'],
      ['today', 'yesterday'],
    ],
    [['today'], ['barre-3', 'barre-3'], ['today', 'barre-3']],
    [[], ['barre-3'], ['barre-3']],
  ])('of %j and next %j: %j', (daily, next, row) => {
    expect(idsOf(todayRow(items(...daily), items(...next), TODAY))).toEqual(row);
  });
});
