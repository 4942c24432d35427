// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensurePackages } from '../environment/ensure-packages.mjs';
import { runSteps } from '../environment/run-steps.mjs';

/*
 * Runs all checks of the project, two steps at a time if each uses one core:
 * node tools/commands/test.mjs [--fast | --full [--only <feature file or tag>]].
 * --fast omits the steps that need a written build or a browser, the simulated members and the attacks. --full only runs every
 * scenario, or those of a file or a tag, in both assemblies, and records which requirements are proven.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
const isFast = process.argv.includes('--fast');
const isFull = process.argv.includes('--full');
const at = process.argv.indexOf('--only');
const only = at < 0 ? null : (process.argv[at + 1] ?? '');
ensurePackages();
if (!isFast) (await import('../environment/chromium.mjs')).ensureChromium();
mkdirSync('reports', { recursive: true });
// What has passed stays known.
for (const name of readdirSync('reports').filter((each) => each !== 'record'))
  rmSync(`reports/${name}`, { recursive: true });

// Most of what the steps allocate is garbage soon: in a larger young generation less of it is copied.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

const node = process.execPath;
const typescript = [node, '--import', 'tsx'];
const withApp = [...typescript, '--import', './features/support/node-css.mjs'];
/** @param {string} path */
const bin = (path) => [node, `node_modules/${path}`];

const typecheck = { name: 'Types', run: [...bin('typescript/bin/tsc'), '--build', 'tsconfig.build.json'] };
const lint = { name: 'Lint', run: [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'] };
const lintProject = { name: 'Lint of this project', run: [...typescript, 'tools/lint/lint-project.ts'] };
const format = {
  name: 'Format',
  run: [
    ...bin('prettier/bin/prettier.cjs'),
    ...['--cache', '--cache-strategy', 'content'],
    ...['--check', '--log-level', 'warn', '.'],
  ],
};
const size = { name: 'Size of the files', run: [...typescript, 'tools/size/check-size.ts'] };
const unit = {
  name: 'Unit tests and contracts',
  run: [
    ...bin('vitest/vitest.mjs'),
    'run',
    '--reporter=minimal',
    '--reporter=./tools/environment/unit-progress-reporter.ts',
    '--reporter=json',
    '--outputFile.json=reports/unit.json',
  ],
};
const inDom = { name: 'Scenarios in the DOM', run: [node, 'tools/commands/features.mjs', 'dom'] };
const inDomOnOneCore = { ...inDom, run: [...inDom.run, '--serial'] };
const resilience = {
  name: 'Resilience and access',
  run: [node, 'tools/commands/resilience.mjs', '--short'],
};
const security = { name: 'Attacks', run: [node, 'tools/commands/security.mjs', '--short'] };
const trace = {
  name: 'Phrasebook and trace',
  run: [...withApp, 'tools/acceptance/check-phrases-and-trace.ts'],
  informs: true,
};
const build = { name: 'Build', run: [...typescript, 'tools/commands/build.ts'] };
const hosting = { name: 'Hosting by nginx', run: [node, 'tools/commands/hosting.mjs'] };
const library = {
  name: 'Player library in Chromium',
  run: [
    ...[...bin('vitest/vitest.mjs'), 'run', '--config', 'vitest.chromium.config.ts'],
    ...['--reporter=minimal', '--reporter=json', '--outputFile.json=reports/player-library.json'],
  ],
};
const inBrowser = {
  name: 'Scenarios in Chromium',
  run: [node, 'tools/commands/features.mjs', 'browser', '--built'],
};
const selected = { ...inBrowser, run: [...inBrowser.run, '--selected'] };
const record = {
  name: 'Requirements',
  run: [...withApp, 'tools/acceptance/record-full-run.ts', ...(only === null ? [] : ['--part'])],
  informs: true,
};

/** @param {{ name: string, run: string[] }} step */
function partOf({ name, run }) {
  if (only === null) return { name, run };
  return { name, run: [...run, '--if-any', ...(only.startsWith('@') ? ['--tags', only] : [only])] };
}

// Balanced by what each step takes (docs/testing.md). The unit tests hold the architecture against its rules.
const statics = [typecheck, lintProject, unit, lint, size];
const GROUPS = isFull
  ? [[[build]], [[partOf(inDom)]], [[partOf(inBrowser)]], [[record]]]
  : isFast
    ? [[[inDomOnOneCore], [...statics, format]], [[trace]]]
    : [
        [[inDomOnOneCore], [...statics, format, resilience, security, build, hosting, library]],
        [[selected]],
        [[trace]],
      ];

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** What passed and failed: tests and scenarios by their reports, and each other step by itself. */
function countedByReports() {
  const tests = ['unit', 'hosting', 'player-library'].flatMap((name) => read(`reports/${name}.json`) ?? []);
  /** @param {string} count */
  const sum = (count) => tests.reduce((total, report) => total + report[count], 0);
  /** @type {readonly { passed: boolean }[]} */
  const scenarios = ['dom', 'browser'].flatMap(
    (assembly) => read(`reports/scenarios-${assembly}.json`) ?? [],
  );
  const passed = scenarios.filter((each) => each.passed).length;
  return {
    passed: passed + sum('numPassedTests'),
    failed: scenarios.length - passed + sum('numFailedTests'),
  };
}

const since = Date.now();
const { failed: failures, notRun } = await runSteps(GROUPS);
const counted = countedByReports();
const failed = Math.max(counted.failed, failures.length);
const took = `${((Date.now() - since) / 60_000).toFixed(1)} minutes`;
console.log(
  failures.length > 0 ? `\nFailed after ${took}: ${failures.join(', ')}` : `\nAll passed in ${took}.`,
);
if (notRun.length > 0) console.log(`Not run: ${notRun.join(', ')}`);
const foundNothing = counted.passed + failed === 0;
if (foundNothing) console.log(`No scenario was found: ${only ?? ''}`);
console.log(`${counted.passed} passed, ${failed} failed`);
process.exit(failures.length > 0 || foundNothing ? 1 : 0);
