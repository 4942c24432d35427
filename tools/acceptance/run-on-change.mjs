// @ts-check
import { watch } from 'node:fs';

/** Editors write a file in several steps. */
const SETTLED_MS = 50;

/**
 * Runs something now and after each change of a scenario or of the code, until this process is told to end. A run that has not
 * ended is ended.
 *
 * @param {(onRebuild: (failed: boolean) => void) => Promise<void>} compile compiles the code now and after each change
 * @param {() => import('node:child_process').ChildProcess} run
 */
export async function runOnChange(compile, run) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null;
  let isCompiled = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running?.kill();
      if (isCompiled) running = run();
    }, SETTLED_MS);
  };
  watch('features', { recursive: true }, (_event, name) => {
    if (name?.endsWith('.feature')) again();
  });
  await compile((failed) => {
    isCompiled = !failed;
    again();
  });
  process.once('SIGINT', () => process.exit(0));
}
