import { describe, expect, it } from 'vitest';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { COMPOSITIONS } from '#mock-server/artwork/compositions.ts';
import { artDirection } from '#mock-server/artwork/art-direction.ts';
import { PICTURE_NAMES, pictureOf } from '#mock-server/artwork/pictures.ts';
import { catalogue, everything, itemsIn } from '../catalogue/todays-catalogue.ts';

const svgOf = (item: CatalogueItem, name: (typeof PICTURE_NAMES)[number]) => pictureOf(item, name).svg(320);
const [workout, other] = itemsIn('browse');
if (!workout || !other) throw new Error('There are no workouts');

/** What no drawing may contain: invalid numbers and unfilled placeholders. */
const BROKEN = /NaN|undefined|Infinity|\[object/;

describe('the pictures', () => {
  it('are drawn completely for every kind of item', () => {
    const kinds = new Map(everything.map((item) => [item.contentType ?? item.jwableType, item]));
    for (const item of [...kinds.values(), ...itemsIn('awkward'), ...catalogue.trainers]) {
      for (const name of PICTURE_NAMES) expect(svgOf(item, name)).not.toMatch(BROKEN);
    }
  });

  it('are wide, tall or square, depending on their name', () => {
    const shape = (name: (typeof PICTURE_NAMES)[number]) => {
      const { width, height } = pictureOf(workout, name);
      return width / height;
    };
    expect(shape('card')).toBeCloseTo(16 / 9);
    expect(shape('background')).toBeCloseTo(16 / 9);
    expect(shape('poster')).toBeCloseTo(2 / 3);
    expect(shape('square')).toBe(1);
  });

  it('differ from item to item, and from name to name', () => {
    expect(svgOf(workout, 'card')).not.toBe(svgOf(other, 'card'));
    const wide = new Set(
      itemsIn('browse')
        .slice(0, 60)
        .map((item) => svgOf(item, 'card')),
    );
    expect(wide.size).toBe(60);
    expect(new Set(PICTURE_NAMES.map((name) => svgOf(workout, name))).size).toBe(PICTURE_NAMES.length);
  });

  it('are the same for the same item', () => {
    expect(svgOf(structuredClone(workout), 'card')).toBe(svgOf(workout, 'card'));
  });

  it('are composed in every way that there is', () => {
    const used = new Set(everything.map((item) => artDirection(item).composition));
    expect([...used].toSorted()).toEqual(Object.keys(COMPOSITIONS).toSorted());
  });

  it('have the colours of their program, from the set of its genre', () => {
    const program = catalogue.program('yoga_fundamentals');
    const genres = new Set(program?.workouts.map(({ item }) => item.genre));
    const colors = new Set(program?.workouts.map(({ item }) => JSON.stringify(artDirection(item).colors)));
    expect(colors.size).toBe(genres.size);
  });
});
