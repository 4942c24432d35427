import { mkdirSync, writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { phrasebookProblems } from './phrasebook-file.ts';
import { readTrace } from './read-trace.ts';
import { countByState, traceDocument } from './requirements-trace.ts';
import { checkTrace } from './trace-check.ts';

const DOCUMENT = 'reports/trace.md';
/** How many lines about new scenarios are printed. */
const MOST_LINES = 50;

/**
 * Writes which scenarios prove each requirement, and says which are new. Fails for a tag that names no requirement, a scenario
 * that failed, a requirement that has lost its scenarios, and a phrasebook that is out of date. Both checks use one dry run.
 */
const messages = await dryRun();
const { trace, list, knowsFullRun } = readTrace(messages);
const { traced, problems, notRecorded } = checkTrace(trace);
mkdirSync('reports', { recursive: true });
writeFileSync(DOCUMENT, [traceDocument(traced), '## New scenarios', '', ...notRecorded, ''].join('\n'));

console.log(`Requirements: ${countByState(traced)} ${DOCUMENT} lists their scenarios.`);
if (!knowsFullRun)
  console.log(
    `The full run was at ${list.commit ?? ''}, which is not in this clone: it cannot be told which scenarios are new.`,
  );
for (const line of notRecorded.slice(0, MOST_LINES)) console.log(line);
if (notRecorded.length > MOST_LINES) console.log(`  … ${DOCUMENT} lists all of them.`);
if (notRecorded.length > 0)
  console.log('That is no failure. npm run test:full -- --only <file or tag> runs them in both assemblies.');
const failures = [...problems, ...phrasebookProblems(messages)];
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
