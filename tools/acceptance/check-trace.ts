import { readTrace } from './trace-files.ts';
import { tracedRequirements, traceProblems } from './trace-problems.ts';

const MOST_PROBLEMS = 20;

/** Reports what is proven and by which full run; fails if that run does not cover the current scenarios. */
const trace = await readTrace();
const { commit, date, scenarios } = trace.fullRun;
const all = tracedRequirements(trace);
const unbuilt = all.filter(({ state }) => state === 'not yet built').map(({ id }) => id);
const problems = traceProblems(trace);

console.log(
  `The trace is based on the full run of ${date} at ${commit}: ${Object.keys(scenarios).length} scenarios.`,
);
console.log(
  `${all.filter(({ state }) => state === 'proven').length} of ${all.length} requirements are proven.`,
);
if (unbuilt.length > 0) console.log(`Not yet built: ${unbuilt.join(', ')}`);
for (const problem of problems.slice(0, MOST_PROBLEMS)) console.error(problem);
if (problems.length > MOST_PROBLEMS) console.error(`… and ${problems.length - MOST_PROBLEMS} more`);
if (problems.length > 0) console.error('npm run test:full runs every scenario in both assemblies.');
process.exit(problems.length > 0 ? 1 : 0);
