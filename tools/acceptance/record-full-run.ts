import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { writeFullRun, type FullRun } from './full-run.ts';
import { fullRunFrom } from './full-run-from-reports.ts';
import { traceDocument } from './requirements-trace.ts';
import { readReport } from './scenario-report.ts';
import { PROVEN_LIST, readTrace, TRACE_DOCUMENT } from './trace-files.ts';
import { checkTrace } from './trace-check.ts';

const git = (...parameters: string[]): string =>
  spawnSync('git', parameters, { encoding: 'utf8' }).stdout.trim();

/** Stores the full run that has just ended: docs/trace.md, features/proven.txt and features/full-run.json. */
const before = readTrace(await dryRun());
const scenarios = fullRunFrom(before.planned, { dom: readReport('dom'), browser: readReport('browser') });
const fullRun: FullRun = {
  commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain') === '' ? '' : '+'}`,
  date: new Date().toISOString().slice(0, 10),
  scenarios,
};
const { traced, problems } = checkTrace({ ...before, fullRun, document: null });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const proven = traced.filter(({ state }) => state === 'proven').map(({ id }) => id);
writeFullRun(fullRun);
writeFileSync(TRACE_DOCUMENT, traceDocument(traced));
writeFileSync(PROVEN_LIST, `${[...proven].sort().join('\n')}\n`);
console.log(`${proven.length} of ${traced.length} requirements are proven.`);
