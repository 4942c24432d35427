import { describe, expect, it } from 'vitest';
import { formatProvenList, parseProvenList } from '#tools/acceptance/proven-list.ts';

describe('the list of proven requirements', () => {
  it('is written with the full run, and each id once, in order', () => {
    const list = { commit: 'abc1234', date: '2026-06-15', ids: ['PLY-02', 'ACC-01', 'PLY-02'] };
    expect(formatProvenList(list)).toBe('# Full run: 2026-06-15 at abc1234\nACC-01\nPLY-02\n');
  });

  it('is read as it was written', () => {
    const list = { commit: 'abc1234', date: '2026-06-15', ids: ['ACC-01', 'PLY-02'] };
    expect(parseProvenList(formatProvenList(list))).toEqual(list);
  });

  it('may lack a full run', () => {
    const list = { commit: null, date: null, ids: ['ACC-01'] };
    expect(formatProvenList(list)).toBe('ACC-01\n');
    expect(parseProvenList('ACC-01\n')).toEqual(list);
    expect(parseProvenList('')).toEqual({ ...list, ids: [] });
  });
});
