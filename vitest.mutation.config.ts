import { defineConfig } from 'vitest/config';

/** The tests that a mutant of `domain/` or `application/` must not survive: those of these two folders. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    isolate: false,
  },
  plugins: [
    {
      name: 'child-processes',
      // Stryker asks for threads, in which a test cannot change the time zone.
      configureVitest({ project }) {
        project.config.pool = 'forks';
      },
    },
  ],
});
