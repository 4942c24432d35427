import { describe, expect, it } from 'vitest';
import { nextTarget, type Direction, type FocusTarget } from '#ui/shell/couch/next-target.ts';

interface NamedTarget extends FocusTarget<string> {
  readonly name: string;
}

const MENU = 0;
const CONTENT = 1;

/** 200 wide and 100 high, in a grid of 300 by 200. */
function at(column: number, line: number, rest: Partial<NamedTarget> = {}): NamedTarget {
  const [left, top] = [300 * column, 200 * line];
  const box = { left, top, right: left + 200, bottom: top + 100 };
  return { name: `${column} ${line}`, box, part: CONTENT, row: `${line}`, owners: [], toolOf: null, ...rest };
}

const from = at(1, 1);
const go = (direction: Direction, ...others: readonly NamedTarget[]) =>
  nextTarget(from, others, direction, () => undefined)?.name;

describe('sideways', () => {
  it('goes to the nearest on the line', () => {
    expect(go('right', at(3, 1), at(2, 1), at(0, 1))).toBe('2 1');
    expect(go('left', at(3, 1), at(2, 1), at(0, 1))).toBe('0 1');
  });

  it('prefers the line to what is nearer beside it', () => {
    expect(go('right', at(2, 2), at(5, 1))).toBe('5 1');
  });

  it('reaches what is more beside than below, in the same part of the page', () => {
    expect(go('right', at(4, 2))).toBe('4 2');
    expect(go('right', at(2, 2))).toBeUndefined();
    expect(go('right', at(4, 2, { part: MENU }))).toBeUndefined();
    expect(go('right', at(4, 2, { toolOf: 'shelf' }))).toBeUndefined();
  });

  it('takes what overlaps by less than half for the next', () => {
    expect(go('right', at(1.5, 1))).toBe('1.5 1');
    expect(go('right', at(1.2, 1))).toBeUndefined();
  });

  it('reaches a button within a field, and the field from it', () => {
    const button = at(1, 1, { name: 'button', box: { left: 440, top: 210, right: 490, bottom: 290 } });
    expect(go('right', button)).toBe('button');
    expect(nextTarget(button, [from], 'left', () => undefined)?.name).toBe('1 1');
    expect(go('down', button)).toBeUndefined();
  });
});

describe('up and down', () => {
  it('goes to the nearest line, and on it to the nearest', () => {
    expect(go('down', at(1, 3), at(3, 2), at(1.8, 2))).toBe('1.8 2');
    expect(go('up', at(1, -1), at(1, 0), at(1, 2))).toBe('1 0');
  });

  it('goes on in its own part first, then in the nearest part', () => {
    const menu = at(1, 0.9, { name: 'menu', part: MENU });
    expect(go('up', menu, at(1, -3))).toBe('1 -3');
    expect(go('up', menu, at(0, 0, { name: 'banner', part: MENU - 1 }))).toBe('menu');
    expect(go('down', menu)).toBeUndefined();
  });

  it('comes from a menu that stays in the window to what is in view below it', () => {
    const menu = at(1, 0, { part: MENU });
    const shown = [at(1, -4), at(1, 2), at(1, 1)];
    expect(nextTarget(menu, shown, 'down', () => undefined)?.name).toBe('1 1');
  });

  it('passes by the tools of a row, except from below them', () => {
    const tool = at(1, 0, { name: 'tool', toolOf: 'shelf' });
    const inShelf = { ...from, owners: ['shelf'] };
    const up = (start: NamedTarget) => nextTarget(start, [tool, at(1, -2)], 'up', () => undefined)?.name;
    expect(up(inShelf)).toBe('tool');
    expect(up({ ...at(4, 1), owners: ['shelf'] })).toBe('1 -2');
    expect(up(from)).toBe('1 -2');
    const above = at(1, -1, { owners: ['shelf'] });
    expect(nextTarget(above, [tool, from], 'down', () => undefined)?.name).toBe('1 1');
  });

  it('goes on where a row was left, if that is on the same line', () => {
    const [near, last, lower] = [at(1, 2), at(4, 2), at(4, 3, { row: '2' })];
    const enter = (kept: NamedTarget | undefined) =>
      nextTarget(from, [near, last, lower], 'down', (row) => (row === '2' ? kept : undefined))?.name;
    expect(enter(last)).toBe('4 2');
    expect(enter(lower)).toBe('1 2');
    expect(enter({ ...last, toolOf: 'shelf' })).toBe('1 2');
    expect(enter(undefined)).toBe('1 2');
  });

  it('stays in the column of a list, wherever the list was left', () => {
    const next = at(1, 2, { row: from.row });
    expect(nextTarget(from, [next, at(4, 2, { row: from.row })], 'down', () => at(4, 2))?.name).toBe('1 2');
  });
});
