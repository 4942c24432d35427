import { ensurePackages } from '#tools/ensure-packages.mjs';

// What measures needs the packages.
ensurePackages();
const { runBench } = await import('./run-bench.ts');
await runBench({ quick: process.argv.includes('--quick') });
