import { describe, expect, it } from 'vitest';
import { edgeCaseItems, type Awkwardness } from '#mock-server/catalogue/items/edge-case-items.ts';
import { catalogue, itemsIn } from './todays-catalogue.ts';

function item(name: Awkwardness) {
  const found = catalogue.item(edgeCaseItems[name]);
  if (!found) throw new Error(`There is no awkward item "${name}"`);
  return found;
}

describe('the awkward items', () => {
  it('are in a playlist of their own, and among all workouts', () => {
    const ids = Object.values(edgeCaseItems);
    expect(itemsIn('awkward').map(({ mediaid }) => mediaid)).toEqual(ids);
    expect(itemsIn('browse').map(({ mediaid }) => mediaid)).toEqual(expect.arrayContaining(ids));
  });

  it('include one with a very long title', () => {
    expect(item('longTitle').title.length).toBeGreaterThan(150);
  });

  it('include one without an image', () => {
    expect(item('noImage')).toMatchObject({ image: '', images: [] });
  });

  it('include some without a duration, or with a short or a long one', () => {
    expect(item('noDuration').duration).toBe(0);
    expect(item('oneMinute').duration).toBe(60);
    expect(item('almostTwoHours').duration).toBe(7199);
  });

  it('include one with emoji in its title', () => {
    expect(item('emoji').title).toMatch(/\p{Extended_Pictographic}/u);
  });

  it('include one written from right to left', () => {
    for (const text of [item('rightToLeft').title, item('rightToLeft').description]) {
      expect(text).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('include one with markup in its title and its description', () => {
    expect(item('markup').title).toContain('<Control>');
    expect(item('markup').description).toMatch(/<script>.*<img .*onerror=/);
  });

  it('include some without a description, a slug, a content type, or most of their facts', () => {
    expect(item('noDescription').description).toBe('');
    expect(item('noSlug')).not.toHaveProperty('slug');
    expect(item('noContentType')).not.toHaveProperty('contentType');
    for (const fact of ['trainerName', 'difficulty', 'genre']) {
      expect(item('bareFacts')).not.toHaveProperty(fact);
    }
  });
});
