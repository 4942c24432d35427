import { defineConfig } from 'vitest/config';

/** Contracts of what runs in a browser only: `npm run test:library`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/contracts/**/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
