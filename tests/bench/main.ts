import { BENCH_PARTS, runBench } from './run-bench.ts';

await runBench({
  quick: process.argv.includes('--quick'),
  only: BENCH_PARTS.find((part) => process.argv.includes(`--${part}`)) ?? null,
});
