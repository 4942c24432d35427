import { dryRun } from './dry-run.ts';
import { phrasebookProblems } from './phrasebook-file.ts';
import { checkTrace } from './trace-check.ts';
import { readTrace } from './trace-files.ts';

const MOST_PROBLEMS = 20;

/**
 * Reports what is proven and by which full run. Fails if that run or the phrasebook does not match the current scenarios. Both
 * checks use one dry run.
 */
const messages = await dryRun();
const trace = readTrace(messages);
const { commit, date, scenarios } = trace.fullRun;
const { traced, problems } = checkTrace(trace);
const outOfDate = phrasebookProblems(messages);
const unbuilt = traced.filter(({ state }) => state === 'not yet built').map(({ id }) => id);

console.log(
  `The trace rests on the full run of ${date} at ${commit}: ${Object.keys(scenarios).length} scenarios.`,
);
console.log(
  `${traced.filter(({ state }) => state === 'proven').length} of ${traced.length} requirements are proven.`,
);
if (unbuilt.length > 0) console.log(`Not yet built: ${unbuilt.join(', ')}`);
for (const problem of outOfDate) console.error(problem);
for (const problem of problems.slice(0, MOST_PROBLEMS)) console.error(problem);
if (problems.length > MOST_PROBLEMS) console.error(`… and ${problems.length - MOST_PROBLEMS} more`);
if (problems.length > 0) console.error('npm run test:full runs every scenario in both assemblies.');
process.exit(problems.length + outOfDate.length > 0 ? 1 : 0);
