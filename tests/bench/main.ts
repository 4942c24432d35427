import { runBench, type BenchPart } from './run-bench.ts';

const PARTS: readonly BenchPart[] = ['guide', 'own-pages'];

await runBench({
  quick: process.argv.includes('--quick'),
  only: PARTS.find((part) => process.argv.includes(`--${part}`)) ?? null,
});
