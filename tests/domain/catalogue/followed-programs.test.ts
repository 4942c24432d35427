import { describe, expect, it } from 'vitest';
import { programDoneLast } from '#domain/catalogue/followed-programs.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';

const followed = new Map([
  [slug('barre'), mediaId('barre-3')],
  [slug('dbk'), mediaId('dbk-1')],
]);
const recent = (...programs: (string | null)[]) =>
  programs.map((program) => ({ program: program === null ? null : slug(program) }));

describe('the program done last [CAT-01]', () => {
  it.each([
    [recent('dbk', 'barre'), 'dbk'],
    [recent('barre', 'dbk'), 'barre'],
    [recent(null, 'mobility', 'dbk'), 'dbk'],
    [recent(null, 'mobility'), 'barre'],
    [[], 'barre'],
  ])('after workouts of %j is %s', (begun, program) => {
    expect(programDoneLast(followed, begun)).toBe(program);
  });

  it('is none where no program is followed', () => {
    expect(programDoneLast(new Map(), recent('dbk'))).toBeNull();
  });
});
