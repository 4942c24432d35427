import { describe, expect, it } from 'vitest';
import {
  displayOf,
  heroPlaylist,
  homeRows,
  playlistsInView,
  rowsShown,
  rowsWithoutHero,
  type HomeRow,
  type ViewerRowData,
} from '#domain/catalogue/home-rows.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import type { ContentRow, ContentRowType } from '#domain/configuration/app-config.ts';

const DAILY = playlistId('Daily365');
const row = (name: string, changes: Partial<ContentRow> = {}): ContentRow => ({
  type: 'playlist',
  contentId: playlistId(name),
  title: name,
  featured: false,
  backgroundColor: null,
  ...changes,
});
const personalRow = (type: ContentRowType, changes: Partial<ContentRow> = {}): ContentRow =>
  row('', { type, contentId: null, title: null, ...changes });

const newMember: ViewerRowData = {
  isVisitor: false,
  hasStartedWorkouts: false,
  hasFavorites: false,
  followedPrograms: [],
  watchedWell: null,
};
const named = (each: HomeRow): string => ('playlist' in each ? `${each.kind} ${each.playlist}` : each.kind);
const rowsFor = (content: readonly ContentRow[], personal: Partial<ViewerRowData> = {}) =>
  homeRows(content, { ...newMember, ...personal }, DAILY);
const kindsFor = (content: readonly ContentRow[], personal: Partial<ViewerRowData> = {}) =>
  rowsFor(content, personal).map(named);

describe('the number of home rows shown [CAT-01]', () => {
  it.each([
    [0, 6],
    [1, 10],
    [2, 14],
  ])('after %d scrolls to the end: %d', (scrolls, rows) => {
    expect(rowsShown(scrolls)).toBe(rows);
  });
});

describe('the rows of home', () => {
  it('are in the order of the config, whether featured or not [CAT-01]', () => {
    const content = [row('one'), row('two', { featured: true }), row('three', { featured: true })];
    expect(kindsFor(content)).toEqual(['playlist one', 'playlist two', 'playlist three']);
    expect(kindsFor([])).toEqual([]);
  });

  const featured = { featured: true };
  const started = { hasStartedWorkouts: true };
  it.each<[string, ContentRow[], Partial<ViewerRowData>, string[]]>([
    ['the first one', [row('one', featured), row('two')], {}, ['hero', 'shelf']],
    ['the first one alone', [row('one', featured), row('two', featured)], {}, ['hero', 'featured']],
    ['no later one', [row('one'), row('two', featured)], {}, ['shelf', 'featured']],
    ['none that is not featured', [row('one')], {}, ['shelf']],
    ['a personal one', [personalRow('continue_watching', featured)], started, ['hero']],
    ['the first that shows', [personalRow('continue_watching'), row('one', featured)], {}, ['hero']],
    [
      'none below a personal one that shows',
      [personalRow('continue_watching'), row('one', featured)],
      started,
      ['shelf', 'featured'],
    ],
  ])('have as their hero %s [CAT-01]', (_which, content, personal, displays) => {
    expect(rowsFor(content, personal).map(displayOf)).toEqual(displays);
  });

  it('have no hero on the 365 home [CAT-23]', () => {
    const rows = rowsWithoutHero([row('one', featured)], newMember, DAILY);
    expect(rows.map(displayOf)).toEqual(['featured']);
  });

  it.each<[ContentRowType, Partial<ViewerRowData>, string]>([
    ['continue_watching', { hasStartedWorkouts: true }, 'continue-watching'],
    ['favorites', { hasFavorites: true }, 'favorites'],
    ['followed_playlist', { followedPrograms: [slug('barre')] }, 'followed-program'],
    ['because_you_watched', { watchedWell: mediaId('Wrk00001') }, 'because-you-watched'],
  ])('contain %s only if it is not empty [CAT-02]', (type, personal, kind) => {
    const content = [row('one'), personalRow(type), row('two')];
    expect(kindsFor(content)).toEqual(['playlist one', 'playlist two']);
    expect(kindsFor(content, personal)).toEqual(['playlist one', kind, 'playlist two']);
  });

  it('contain one for each followed program, or the one of a contentId [CAT-07]', () => {
    const followedPrograms = [slug('barre'), slug('dbk')];
    expect(homeRows([personalRow('followed_playlist')], { ...newMember, followedPrograms }, DAILY)).toEqual([
      expect.objectContaining({ kind: 'followed-program', program: 'barre' }),
      expect.objectContaining({ kind: 'followed-program', program: 'dbk' }),
    ]);
    const narrowed = personalRow('followed_playlist', { contentId: playlistId('Barre001') });
    expect(kindsFor([narrowed], { followedPrograms })).toEqual(['followed-playlist Barre001']);
    expect(kindsFor([narrowed])).toEqual([]);
  });

  it('contain no playlist whose id is missing', () => {
    expect(kindsFor([row('one', { contentId: null }), row('two')])).toEqual(['playlist two']);
  });

  it('distinguish the row of the daily series from the others [CAT-04]', () => {
    expect(kindsFor([row('one'), row(DAILY)])).toEqual(['playlist one', `today ${DAILY}`]);
  });

  it('have the title and colour of the config [CAT-27]', () => {
    const look = { title: 'Evenings', backgroundColor: '#112233' };
    expect(homeRows([row('one', look)], newMember, DAILY)).toEqual([
      { kind: 'playlist', playlist: 'one', look: { ...look, display: 'shelf' } },
    ]);
  });
});

describe('the sign-up callout [CAT-03]', () => {
  const hero = row('top', { featured: true });

  it('is a visitor’s second row, the hero being the first', () => {
    expect(kindsFor([hero, row('one'), row('two')], { isVisitor: true })).toEqual([
      'playlist top',
      'sign-up-callout',
      'playlist one',
      'playlist two',
    ]);
  });

  it('is the second row if there is no hero', () => {
    expect(kindsFor([row('one'), row('two')], { isVisitor: true })).toEqual([
      'playlist one',
      'sign-up-callout',
      'playlist two',
    ]);
  });

  it('is displayed like a shelf', () => {
    expect(displayOf({ kind: 'sign-up-callout' })).toBe('shelf');
  });

  it('is not shown to members', () => {
    expect(kindsFor([hero, row('one')])).not.toContain('sign-up-callout');
  });
});

describe('the playlist of the hero [CAT-01]', () => {
  it('is that of the first row, if it is a featured playlist', () => {
    const top = row('one', { featured: true });
    expect(heroPlaylist([top, row('two', { featured: true })])).toBe('one');
    expect(heroPlaylist([row('two'), top])).toBeNull();
    expect(heroPlaylist([personalRow('favorites', { featured: true }), top])).toBeNull();
    expect(
      heroPlaylist([personalRow('followed_playlist', { featured: true, contentId: playlistId('Barre001') })]),
    ).toBeNull();
    expect(heroPlaylist([])).toBeNull();
  });
});

describe('the playlists in the first view of home', () => {
  it('begin with the hero, are distinct, and four at most', () => {
    const content = [row('Hero', { featured: true }), ...['A', 'B', 'A', 'C', 'D'].map((name) => row(name))];
    expect(playlistsInView(content)).toEqual(['Hero', 'A', 'B', 'C']);
  });

  it('are those of every viewer: neither personal rows nor what the account API lists', () => {
    const content = [
      personalRow('continue_watching'),
      row('Followed', { type: 'followed_playlist' }),
      row('/api/v3/jwp/own'),
      row('A'),
    ];
    expect(playlistsInView(content)).toEqual(['A']);
    expect(playlistsInView([])).toEqual([]);
  });
});
