// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';

/* Runs the benchmarks: node tools/commands/bench.mjs [--quick | --compare <ref>] [--runs <n>] [--<part>] (tests/bench/README.md). */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
const command = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
process.exit(status ?? 1);
