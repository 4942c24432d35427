// @ts-check
import { fork } from 'node:child_process';
import { watch } from 'node:fs';

const CUCUMBER = 'tools/acceptance/repeated-cucumber.mjs';
/** Editors write a file in several steps. */
const SETTLED_MS = 50;

/**
 * Runs scenarios now and after each change of a feature file or of the code, until this process is told to end. The process that
 * runs them is kept while the code is the same, because to load the code takes longer than a few scenarios. A run that has not
 * ended when something changes is ended.
 *
 * @param {(onRebuild: (failed: boolean) => void) => Promise<void>} compile compiles the code now and after each change
 * @param {readonly string[]} options of Cucumber
 * @param {NodeJS.ProcessEnv} env
 */
export async function runOnChange(compile, options, env) {
  let isCompiled = false;
  /** @type {import('node:child_process').ChildProcess | null} can run the scenarios again */
  let waiting = null;
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const endAll = () => {
    waiting?.kill();
    running?.kill();
    waiting = running = null;
  };
  const run = () => {
    running?.kill();
    const cucumber = waiting ?? fork(CUCUMBER, options, { env });
    waiting = null;
    running = cucumber;
    cucumber.once('message', () => {
      if (running === cucumber) [waiting, running] = [cucumber, null];
    });
    cucumber.send('run');
  };
  const runWhenSettled = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isCompiled && run(), SETTLED_MS);
  };
  watch('features', { recursive: true }, (_event, name) => {
    if (name?.endsWith('.feature')) runWhenSettled();
  });
  await compile((failed) => {
    isCompiled = !failed;
    endAll();
    runWhenSettled();
  });
  process.once('SIGINT', () => process.exit(0));
}
