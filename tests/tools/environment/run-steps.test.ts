import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../folder-with.ts';

const RUN_STEPS = new URL('../../../tools/environment/run-steps.mjs', import.meta.url).href;

/** Runs steps, each a Node script, in a folder of its own. */
function run(
  groups: readonly (readonly (readonly { name: string; script: string; informs?: boolean }[])[])[],
) {
  const steps = groups.map((lanes) =>
    lanes.map((lane) =>
      lane.map(({ script, ...step }) => ({ ...step, run: [process.execPath, '-e', script] })),
    ),
  );
  const folder = folderWith({
    'reports/.keep': '',
    'main.mjs': `import { runSteps } from ${JSON.stringify(RUN_STEPS)};
      const { failed, notRun } = await runSteps(${JSON.stringify(steps)});
      console.log('failed: ' + failed.join(', '));
      if (notRun.length > 0) console.log('not run: ' + notRun.join(', '));`,
  });
  const { stdout } = spawnSync(process.execPath, ['main.mjs'], { cwd: folder, encoding: 'utf8' });
  const lines = stdout
    .trimEnd()
    .replace(/\d+ s$/gm, 'n s')
    .split('\n');
  return { lines, log: (name: string) => readFileSync(join(folder, 'reports', name), 'utf8') };
}

const passes = 'console.log("fine")';
const fails = 'console.log("1 of 2"); console.error("it broke"); process.exit(3)';

describe('the steps of a run', () => {
  it('print one line each, and their whole output if they failed', () => {
    const { lines, log } = run([
      [[{ name: 'Good', script: passes }]],
      [[{ name: 'Bad one', script: fails }]],
    ]);
    expect(lines).toEqual(['✓ Good, n s', '✗ Bad one, n s', 'it broke', '', 'failed: Bad one']);
    expect(log('good.log')).toBe('fine\n');
    expect(log('bad-one.log')).toBe('it broke\n');
  });

  it('print their whole output also if they inform', () => {
    const { lines } = run([[[{ name: 'Good', script: passes, informs: true }]]]);
    expect(lines).toEqual(['✓ Good, n s', 'fine', '', 'failed:']);
  });

  it('continue after a failure, in their lane and in the next group', () => {
    const { lines } = run([
      [
        [
          { name: 'Bad', script: fails },
          { name: 'After it', script: passes },
        ],
      ],
      [[{ name: 'Next group', script: passes }]],
    ]);
    expect(lines.filter((line) => line.startsWith('✓'))).toEqual(['✓ After it, n s', '✓ Next group, n s']);
  });

  it('have neither passed nor failed if they had nothing to run with', () => {
    const { lines } = run([
      [
        [
          { name: 'Rare', script: 'console.log("no such program"); process.exit(77)' },
          { name: 'After it', script: passes },
        ],
      ],
    ]);
    expect(lines).toEqual([
      '– Not run: Rare, n s',
      'no such program',
      '',
      '✓ After it, n s',
      'failed: ',
      'not run: Rare',
    ]);
  });

  it('run in parallel in two lanes', () => {
    const waitsForOther = (own: string, other: string) => `
      const { writeFileSync, existsSync } = require('node:fs');
      writeFileSync('${own}', '');
      const look = () => existsSync('${other}') || setTimeout(look, 5);
      look();`;
    const { lines } = run([
      [
        [{ name: 'Left', script: waitsForOther('left', 'right') }],
        [{ name: 'Right', script: waitsForOther('right', 'left') }],
      ],
    ]);
    expect(lines.sort()).toEqual(['failed:', '✓ Left, n s', '✓ Right, n s'].sort());
  });

  it('fail if a command cannot be started', () => {
    const { lines } = run([[[{ name: 'Nothing', script: 'process.kill(process.pid)' }]]]);
    expect(lines.at(-1)).toBe('failed: Nothing');
  });
});
