import { describe, expect, it } from 'vitest';
import { cellsIn, guideCells, standsForChannel } from '#domain/live/guide-cells.ts';
import { moveFocus, type GuideMove } from '#domain/live/guide-focus.ts';
import { arrangeSchedule } from '#domain/live/schedule.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';

const axis = { from: timeOfDay('00:00', '2026-11-22'), to: timeOfDay('00:00', '2026-11-25') };
const programsOfRows = [
  [
    aLiveProgram('09:00', '10:00', 'A'),
    aLiveProgram('10:00', '11:00', 'B'),
    aLiveProgram('11:30', '12:00', 'C'),
  ],
  [aLiveProgram('08:00', '12:00', 'Long')],
  [],
];
const cellsOf = (row: number) => guideCells(arrangeSchedule(programsOfRows[row] ?? []), axis);

describe('the cells of a row', () => {
  it('cover the whole axis', () => {
    const rows = programsOfRows.map((_, row) => cellsOf(row));
    const titles = rows.map((cells) => cells.map(({ program }) => program?.title ?? 'gap'));
    expect(titles).toEqual([['gap', 'A', 'B', 'gap', 'C', 'gap'], ['gap', 'Long', 'gap'], ['gap']]);
    for (const cells of rows) {
      expect(cells[0]?.from).toBe(axis.from);
      expect(cells.at(-1)?.to).toBe(axis.to);
      for (const [index, { from }] of cells.entries()) if (index > 0) expect(from).toBe(cells[index - 1]?.to);
    }
  });

  it('are cut off at the ends of the axis', () => {
    const day = { from: timeOfDay('09:30'), to: timeOfDay('10:30') };
    const cells = guideCells(
      arrangeSchedule([
        aLiveProgram('08:00', '09:30', 'before'),
        aLiveProgram('09:00', '10:00', 'A'),
        aLiveProgram('10:00', '11:00', 'B'),
      ]),
      day,
    );
    expect(cells.map(({ program, from, to }) => [program?.title, from, to])).toEqual([
      ['A', timeOfDay('09:30'), timeOfDay('10:00')],
      ['B', timeOfDay('10:00'), timeOfDay('10:30')],
    ]);
  });

  it('are none for programs that end where the axis starts, or start where it ends', () => {
    const day = { from: timeOfDay('09:30'), to: timeOfDay('10:30') };
    const outside = [aLiveProgram('08:30', '09:30', 'before'), aLiveProgram('10:30', '11:00', 'after')];
    expect(guideCells(arrangeSchedule(outside), day)).toEqual([{ ...day, program: null }]);
  });

  it('are found up to the end of the row', () => {
    const found = cellsIn(cellsOf(0), { from: timeOfDay('11:45'), to: axis.to });
    expect(found.first).toBe(4);
    expect(found.cells.map(({ program }) => program?.title ?? 'gap')).toEqual(['C', 'gap']);
  });

  it('are found in a span of time, with the place of the first', () => {
    const found = cellsIn(cellsOf(0), { from: timeOfDay('10:30'), to: timeOfDay('11:30') });
    expect(found.first).toBe(2);
    expect(found.cells.map(({ program }) => program?.title ?? 'gap')).toEqual(['B', 'gap']);
  });
});

describe('the cell that stands for its channel [LIV-09]', () => {
  it.each([
    ['10:59', []],
    ['11:00', ['11:00']],
    ['11:29', ['11:00']],
    ['11:30', []],
    ['12:00', ['12:00']],
  ])('at %s is %j', (time, expected) => {
    const standing = cellsOf(0).filter((cell) => standsForChannel(cell, timeOfDay(time)));
    expect(standing.map(({ from }) => new Date(from).toISOString().slice(11, 16))).toEqual(expected);
  });
});

describe('the focus of the guide [LIV-09]', () => {
  const move = (row: number, time: string, where: GuideMove) => {
    const guide = { rows: programsOfRows.length, axis, cellsOf };
    return moveFocus({ row, moment: timeOfDay(time) }, where, guide);
  };
  it.each([
    [0, '09:30', 'later', 0, '10:00'],
    [0, '10:59', 'later', 0, '11:00'],
    [0, '11:00', 'later', 0, '11:30'],
    [0, '10:30', 'earlier', 0, '09:00'],
    [0, '10:15', 'down', 1, '10:15'],
    [1, '10:15', 'up', 0, '10:15'],
    [0, '10:15', 'up', 0, '10:15'],
    [2, '10:15', 'down', 2, '10:15'],
    [2, '10:15', 'first', 0, '10:15'],
    [0, '10:15', 'last', 2, '10:15'],
    [0, '10:15', 'row-end', 0, '12:00'],
  ] as const)('from row %d at %s, %s, goes to row %d at %s', (row, time, where, newRow, newTime) => {
    expect(move(row, time, where)).toEqual({ row: newRow, moment: timeOfDay(newTime) });
  });

  it('stays at the ends of a row', () => {
    expect(move(2, '10:15', 'earlier')).toEqual({ row: 2, moment: timeOfDay('10:15') });
    expect(move(2, '10:15', 'later')).toEqual({ row: 2, moment: timeOfDay('10:15') });
    expect(move(0, '10:15', 'row-start')).toEqual({ row: 0, moment: axis.from });
  });

  it('goes a day back and ahead, not beyond the axis', () => {
    expect(move(0, '10:15', 'day-back').moment).toBe(timeOfDay('10:15', '2026-11-22'));
    expect(move(0, '10:15', 'day-ahead').moment).toBe(timeOfDay('10:15', '2026-11-24'));
    const guide = { rows: 1, axis, cellsOf };
    expect(moveFocus({ row: 0, moment: axis.from }, 'day-back', guide).moment).toBe(axis.from);
    expect(moveFocus({ row: 0, moment: axis.to - 1 }, 'day-ahead', guide).moment).toBe(axis.to - 1);
  });
});
