import { runBench } from './run-bench.ts';

await runBench({ quick: process.argv.includes('--quick') });
