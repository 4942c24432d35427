import { defineConfig } from 'vitest/config';

const TESTS = 'tests/**/*.test.{ts,tsx}';
/** Tests that load modules anew, each in a process of its own. */
const ALONE = 'tests/**/*.alone.test.ts';

/*
 * The other tests share one process and what it has loaded: each leaves the world as it found it, so that they pass in any
 * order. What a second process would save, it would spend on loading everything once more.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: 'tests/no-console-errors.ts',
    maxWorkers: 1,
    projects: [
      { extends: true, test: { name: 'together', include: [TESTS], exclude: [ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
