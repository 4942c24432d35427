import { describe, expect, it } from 'vitest';
import type { HomeRow, RowStyle } from '#domain/catalogue/home-rows.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { seeAllLink } from '#domain/catalogue/see-all.ts';
import { slug } from '#domain/catalogue/slug.ts';

const look: RowStyle = { title: null, backgroundColor: null, display: 'shelf' };
const playlist = (id: string) => ({ playlist: playlistId(id), look });
const barre = slug('barre');

describe('See All [CAT-08]', () => {
  it.each<[HomeRow, string | null]>([
    [{ kind: 'favorites', look }, '/u/favorites'],
    [{ kind: 'favorite-programs', look }, '/u/favorites'],
    [{ kind: 'continue-watching', look }, '/progress/history'],
    [{ kind: 'in-progress', look }, null],
    [{ kind: 'playlist', ...playlist('ThisWeek') }, '/365/history'],
    [{ kind: 'today', ...playlist('ThisWeek') }, '/365/history'],
    [{ kind: 'playlist', ...playlist('PlayLst1') }, '/p/PlayLst1'],
    [{ kind: 'playlist', ...playlist('/picks/of the week') }, '/p/%2Fpicks%2Fof%20the%20week'],
    [{ kind: 'today', ...playlist('Daily365') }, '/p/Daily365'],
    [{ kind: 'followed-program', program: barre, look }, '/program/barre'],
    [{ kind: 'followed-playlist', ...playlist('PlayLst1') }, '/program/barre'],
    [{ kind: 'because-you-watched', watched: mediaId('Wrk00001'), look }, null],
    [{ kind: 'sign-up-callout' }, null],
  ])('of %j leads to %s', (row, link) => {
    expect(seeAllLink(row, barre, playlistId('ThisWeek'))).toBe(link);
  });

  it('of a program without a slug leads nowhere', () => {
    const row: HomeRow = { kind: 'followed-playlist', ...playlist('PlayLst1') };
    expect(seeAllLink(row, null, playlistId('ThisWeek'))).toBeNull();
  });
});
