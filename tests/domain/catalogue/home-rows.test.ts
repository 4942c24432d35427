import { describe, expect, it } from 'vitest';
import { heroRow, homeRows, rowsShown } from '#domain/catalogue/home-rows.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import type { ContentRow } from '#domain/configuration/app-config.ts';

const row = (name: string, changes: Partial<ContentRow> = {}): ContentRow => ({
  type: 'playlist',
  contentId: playlistId(name),
  title: name,
  featured: false,
  backgroundColor: null,
  ...changes,
});
const continuing = row('continue', { type: 'continue_watching', contentId: null });

describe('how many rows of home show [CAT-01]', () => {
  it.each([
    [0, 6],
    [1, 10],
    [2, 14],
  ])('after %d scrolls to the end: %d', (scrolls, rows) => {
    expect(rowsShown(scrolls)).toBe(rows);
  });
});

describe('the rows of home [CAT-02]', () => {
  const content = [row('one'), continuing, row('two')];

  it('stand in the order of the config', () => {
    expect(homeRows(content, { hasStartedWorkouts: true })).toEqual(content);
  });

  it('leave out continue watching where nothing is begun', () => {
    expect(homeRows(content, { hasStartedWorkouts: false })).toEqual([content[0], content[2]]);
  });
});

describe('the hero [CAT-01]', () => {
  it('is the first featured row', () => {
    const featured = row('two', { featured: true });
    expect(heroRow([row('one'), featured, row('three', { featured: true })])).toBe(featured);
  });

  it('is none where no row is featured', () => {
    expect(heroRow([row('one')])).toBeNull();
    expect(heroRow([])).toBeNull();
  });
});
