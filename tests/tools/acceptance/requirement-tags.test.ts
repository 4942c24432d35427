import { describe, expect, it } from 'vitest';
import { tagProblems } from '#tools/acceptance/requirement-tags.ts';

const requirements = ['ACC-02', 'PLY-02', 'PLY-12'].map((id) => ({ id, clause: 'A clause.' }));
const problemsOf = (...tags: string[]) => tagProblems(requirements, [{ feature: 'access/a', tags }]);

describe('a tag', () => {
  it('names a requirement, a part of one, or where a scenario runs', () => {
    expect(problemsOf('ACC-02', 'PLY-02b', 'browser', 'dom', 'service-worker')).toEqual([]);
  });

  it.each([
    ['ACC-2', 'ACC-02'],
    ['ACC02', 'ACC-02'],
    ['acc-02', 'ACC-02'],
    ['ACC-02-a', 'ACC-02'],
    ['PLY-13', 'PLY-12'],
    ['broswer', 'browser'],
  ])('that says neither is a problem, with the nearest tag: %s', (tag, nearest) => {
    expect(problemsOf(tag)).toEqual([`access/a: @${tag} is no tag. The nearest is @${nearest}.`]);
  });

  it('is reported once for each feature', () => {
    const planned = [
      { feature: 'access/a', tags: ['ACC-2'] },
      { feature: 'access/a', tags: ['ACC-2'] },
      { feature: 'access/b', tags: ['ACC-2'] },
    ];
    expect(tagProblems(requirements, planned)).toHaveLength(2);
  });
});
