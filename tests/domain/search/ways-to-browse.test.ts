import { describe, expect, it } from 'vitest';
import type { Filter } from '#domain/catalogue/playlist.ts';
import { waysToBrowse } from '#domain/search/ways-to-browse.ts';

const dropdown = (key: string, label: string, value: string): Filter => ({
  key,
  description: key,
  options: [
    { label, value },
    { label: 'Any', value: '' },
  ],
});
const trainer = dropdown('trainer', 'Chloé Martin', 't:chloe/m');
const genre = dropdown('genre', 'Low & slow', 'low & slow');
const style = dropdown('style', 'Barre', 'barre');

describe('the ways to browse [SRC-06]', () => {
  it('are the styles and the trainers of the browse page', () => {
    expect(waysToBrowse([dropdown('length', 'Short', '0-10'), trainer, style])).toEqual({
      styles: [{ label: 'Barre', link: '/workouts?style=barre' }],
      trainers: [{ label: 'Chloé Martin', link: '/workouts?trainer=t:chloe%2Fm' }],
    });
  });

  it('are the genres where there are no styles', () => {
    const { styles } = waysToBrowse([genre]);
    expect(styles).toEqual([{ label: 'Low & slow', link: '/workouts?genre=low%20%26%20slow' }]);
    expect(waysToBrowse([genre, style]).styles).toHaveLength(1);
    expect(waysToBrowse([genre, style]).styles[0]?.label).toBe('Barre');
  });

  it('include a trainer whose value has no prefix', () => {
    expect(waysToBrowse([dropdown('trainer', 'Tom', 'tom')]).trainers).toEqual([
      { label: 'Tom', link: '/workouts?trainer=tom' },
    ]);
  });

  it('are none where the page has neither', () => {
    expect(waysToBrowse([])).toEqual({ styles: [], trainers: [] });
  });
});
