import { defineConfig } from 'vitest/config';

/** Tests of the hosts of a build: `npm run test:hosting`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/hosting/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
