import { parseBenchOptions } from './bench-options.ts';
import { runBench } from './run-bench.ts';

await runBench(parseBenchOptions(process.argv.slice(2)));
