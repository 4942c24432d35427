import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { formatProvenList } from './proven-list.ts';
import { PROVEN_LIST, readTrace } from './read-trace.ts';
import { countByState } from './requirements-trace.ts';
import { checkTrace } from './trace-check.ts';

const git = (...parameters: string[]): string =>
  spawnSync('git', parameters, { encoding: 'utf8' }).stdout.trim();

/**
 * Writes the list of proven requirements after a run in both assemblies: node record-full-run.ts [--part]. A run of every
 * scenario becomes the full run with which later scenarios are compared, unless files differ from the commit.
 */
const isPart = process.argv.includes('--part');
const { trace, list } = readTrace(await dryRun());
const { traced, problems } = checkTrace(trace);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const isCommitted = git('status', '--porcelain') === '';
const fullRun =
  isPart || !isCommitted
    ? { commit: list.commit, date: list.date }
    : { commit: git('rev-parse', '--short=12', 'HEAD'), date: new Date().toISOString().slice(0, 10) };
const ids = traced.filter(({ state }) => state === 'proven').map(({ id }) => id);
writeFileSync(PROVEN_LIST, formatProvenList({ ...fullRun, ids }));
if (!isPart && !isCommitted)
  console.log('There are uncommitted changes, so the commit of the full run stays as it was.');
console.log(`Requirements: ${countByState(traced)}`);
