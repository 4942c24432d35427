import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensurePackages } from './ensure-packages.mjs';

const fast = process.argv.includes('--fast');
ensurePackages();
if (!fast) (await import('./chromium.mjs')).ensureChromium();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

const node = process.execPath;
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const STEPS = [
  { name: 'Types', run: [node, 'node_modules/typescript/bin/tsc'] },
  { name: 'Lint', run: [node, 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
  {
    name: 'Format',
    run: [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'Architecture',
    run: [
      node,
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
    ].concat(['domain', 'application', 'adapters', 'ui', 'mock-server']),
  },
  {
    name: 'Unit tests and contracts',
    run: [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=reports/unit.json',
    ],
  },
  { name: 'Scenarios in the DOM', run: [node, 'tools/features.mjs', 'dom'] },
  { name: 'Faults and locks', run: [node, 'tools/faults.mjs', '--short'] },
  { name: 'Phrasebook', run: [node, ...loaders, 'tools/phrases.ts', '--check'] },
  { name: 'Build', run: [node, '--import', 'tsx', 'tools/build.ts'], slow: true },
  { name: 'Scenarios in the browser', run: [node, 'tools/features.mjs', 'browser'], slow: true },
  { name: 'Requirements', run: [node, '--import', 'tsx', 'tools/trace.ts', '--check'], slow: true },
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** What passed and failed: tests and scenarios by their reports, and each other step by itself. */
function countedByReports() {
  const unit = read('reports/unit.json');
  const scenarios = ['dom', 'browser'].flatMap((assembly) =>
    (read(`reports/features-${assembly}.json`) ?? []).flatMap(({ elements }) => elements),
  );
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length;
  return {
    passed: passed + (unit?.numPassedTests ?? 0),
    failed: scenarios.length - passed + (unit?.numFailedTests ?? 0),
  };
}

const failures = [];
let finished = 0;
for (const { name, run, slow } of STEPS) {
  if (slow && fast) continue;
  console.log(`\n— ${name}`);
  const since = Date.now();
  const [command, ...parameters] = run;
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status === 0) finished += 1;
  else failures.push(name);
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

const counted = countedByReports();
const failed = Math.max(counted.failed, failures.length);
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : `\nAll ${finished} steps passed.`);
console.log(`${counted.passed} passed, ${failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
