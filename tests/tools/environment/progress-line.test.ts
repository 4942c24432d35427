import { describe, expect, it } from 'vitest';
import { ProgressLine } from '#tools/environment/progress-line.ts';

function progressLine(isTTY: boolean, expected: number, done: number): string {
  let text = '';
  const progress = new ProgressLine({ isTTY, write: (more) => void (text += more) });
  for (let one = 0; one < expected; one++) progress.expectOneMore();
  for (let one = 0; one < done; one++) progress.countOne();
  progress.end();
  return text;
}

describe('the progress of a run', () => {
  it('is one line of a terminal, which is overwritten', () => {
    expect(progressLine(true, 3, 3)).toBe('\r1 of 3\r2 of 3\r3 of 3\n');
  });

  it('is at most twenty lines elsewhere, the last of them complete', () => {
    const lines = progressLine(false, 965, 965).trimEnd().split('\n');
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('965 of 965');
  });

  it('is empty if nothing runs', () => {
    expect(progressLine(true, 0, 0)).toBe('');
    expect(progressLine(false, 5, 0)).toBe('');
  });
});
