import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readReport } from './cucumber-report.ts';
import { readRequirements, traceDocument, traceRequirements, unknownIds } from './requirements-trace.ts';

const DOCUMENT = 'docs/trace.md';
const PROVEN = 'features/proven.txt';
const checkOnly = process.argv.includes('--check');
const problems: string[] = [];
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const requirements = readRequirements(readFileSync('docs/spec/requirements.md', 'utf8'));
const ran = (['dom', 'browser'] as const).flatMap((assembly) => readReport(assembly));
const traced = traceRequirements(requirements, ran);
const provenNow = traced.filter(({ state }) => state === 'proven').map(({ id }) => id);
const provenBefore = read(PROVEN).split('\n').filter(Boolean);

for (const id of unknownIds(requirements, ran)) problems.push(`No requirement has the id ${id}.`);
for (const id of provenBefore.filter((each) => !provenNow.includes(each))) {
  problems.push(`${id} was proven before and is no longer.`);
}

const files = {
  [DOCUMENT]: traceDocument(traced),
  [PROVEN]: [...new Set([...provenBefore, ...provenNow])].sort().join('\n') + '\n',
};
for (const [file, content] of Object.entries(files)) {
  if (!checkOnly) writeFileSync(file, content);
  else if (read(file) !== content)
    problems.push(`${file} is out of date: run both assemblies, then npm run trace.`);
}

const unbuilt = traced.filter(({ state }) => state === 'not yet built').map(({ id }) => id);
console.log(`${provenNow.length} of ${requirements.length} requirements are proven.`);
if (unbuilt.length > 0) console.log(`Not yet built: ${unbuilt.join(', ')}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
