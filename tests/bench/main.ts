import { runBench } from './run-bench.ts';

await runBench({
  quick: process.argv.includes('--quick'),
  only: process.argv.includes('--guide') ? 'guide' : null,
});
