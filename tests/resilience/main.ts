import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogueOn, DEFAULT_SCENARIO_TIME, PLATFORM_ORIGIN } from '#features/support/catalogue.ts';
import { openDom, type DomAssemblies } from '#features/support/dom/open-dom.ts';
import { createServer } from '#mock-server/server.ts';
import { attackSectionOf, RELIABILITY } from '../security/attack-section.ts';
import { attemptsOn } from '../security/access-attempts.ts';
import { tryLinks } from '../security/link-attempts.ts';
import type { AccessReport } from '../security/access-report.ts';
import { probeAccess } from '../security/access-probe.ts';
import { BAD_RESPONSES } from './bad-responses.ts';
import { replayRun, runCampaign, type Counterexample, type PassedRun } from './campaign.ts';
import { warmUp } from './member-run.ts';
import { reliabilityPage, type Figures } from './reliability-page.ts';

/** The size of a campaign: in each `npm test`, and for docs/reliability.md. */
const SIZES = {
  short: { runs: 10, requests: 1, links: 1, addresses: 2 },
  long: { runs: 250, requests: 8, links: 3, addresses: 9 },
} as const;

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '4' },
    /** Overrides the number of runs of the size. With fewer, the page is not written, and no check has to happen. */
    runs: { type: 'string' },
    /** Replays one run by its path and, for a shrunken form of it, its replay path. */
    path: { type: 'string' },
    'replay-path': { type: 'string' },
  },
});
const size = SIZES[options.short ? 'short' : 'long'];
const runs = Number(options.runs ?? size.runs);
const isWhole = runs >= size.runs;
const seed = Number(options.seed);

// The app reports each injected fault to the developer's console.
const { error: printError } = console;
console.error = () => undefined;

/** Replays one run and prints everything that happens in it. */
async function replay(assemblies: DomAssemblies, path: string): Promise<never> {
  const replayPath = options['replay-path'] ?? null;
  const { profile, log, losses } = await replayRun(assemblies, { seed, path, replayPath });
  console.log(log.lines.map((line, index) => `${index} ${line}`).join('\n'));
  console.log(`Run ${path}, ${JSON.stringify(profile)}: ${losses ?? 'no losses'}`);
  process.exit(losses === null ? 0 : 1);
}

function describeCounterexample({ profile, actions, losses, at }: Counterexample): string {
  const replayPath = at.replayPath === null ? '' : ` --replay-path ${at.replayPath}`;
  return [
    losses,
    `  profile: ${JSON.stringify(profile)}`,
    ...actions.map((action, index) => `  ${index + 1}. ${action}`),
    `  replay: npm run test:resilience -- --seed ${at.seed} --path ${at.path}${replayPath}`,
  ].join('\n');
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((total, each) => total + each, 0);

/** The figures of a campaign that passed, and of the access probes. */
function figuresOf(passed: readonly PassedRun[], byRequest: AccessReport, byLink: AccessReport): Figures {
  const sum = (of: (run: PassedRun) => number): number => sumOf(passed.map(of));
  return {
    runs: passed.length,
    actions: sum(({ log }) => log.actions),
    badResponses: new Map(
      BAD_RESPONSES.map((kind): [string, number] => [
        kind,
        sum(({ log }) => log.badResponses.get(kind) ?? 0),
      ]),
    ),
    saves: sum(({ log }) => log.saves),
    favoriteChanges: sum(({ log }) => log.favoriteChanges),
    comparedOfOtherDevice: sum(({ log }) => log.comparedOfOtherDevice),
    compared: sum(({ compared }) => compared.values),
    uncertain: sum(({ compared }) => compared.uncertain),
    recoveredWithoutReload: passed.filter(({ profile }) => profile.recovery !== 'reload').length,
    byRequest,
    byLink,
  };
}

/** What should have been tried and was not. */
const gapsIn = ({ badResponses, saves, favoriteChanges, comparedOfOtherDevice }: Figures): string[] => [
  ...[...badResponses].flatMap(([kind, times]) =>
    times === 0 ? [`No response was bad in this way: ${kind}`] : [],
  ),
  ...(saves === 0 || favoriteChanges === 0 ? ['No run saved anything'] : []),
  ...(comparedOfOtherDevice === 0 ? ['No value of another device was compared'] : []),
];

const problemsOf = (name: string, { breaches, omitted }: AccessReport): string[] => [
  ...breaches.map((breach) => `Access ${name}: ${breach}`),
  ...omitted.map((what) => `Not tried ${name}: ${what}`),
];

async function main(): Promise<void> {
  const assemblies = await openDom();
  const first = await assemblies.make('new', DEFAULT_SCENARIO_TIME);
  await warmUp(first);
  await first.end();
  if (options.path !== undefined) await replay(assemblies, options.path);

  const { passed, counterexample } = await runCampaign(assemblies, { seed, numRuns: runs }, (run, losses) =>
    printError(`Run ${run} has failed; looking for its shortest form. ${losses}`),
  );
  const attempts = attemptsOn(catalogueOn(DEFAULT_SCENARIO_TIME));
  const byLink = await tryLinks(assemblies, attempts(size.links), size.addresses);
  await assemblies.end();
  const server = createServer({ origin: PLATFORM_ORIGIN, appOrigin: 'http://localhost:8080', catalogueOn });
  const byRequest = await probeAccess(
    server,
    catalogueOn(DEFAULT_SCENARIO_TIME),
    attempts(size.requests),
    DEFAULT_SCENARIO_TIME,
  );
  await server.close();

  const figures = figuresOf(passed, byRequest, byLink);
  const problems = [
    ...(counterexample ? [describeCounterexample(counterexample)] : isWhole ? gapsIn(figures) : []),
    ...problemsOf('by request', byRequest),
    ...problemsOf('by link', byLink),
  ];
  console.log(
    `${figures.runs} runs, ${figures.actions} actions, ${sumOf(figures.badResponses.values())} bad responses, ${figures.saves} saves, ${figures.favoriteChanges} changes of favorites, ${figures.comparedOfOtherDevice} values of another device compared, ${counterexample ? 'a loss' : '0 losses'} (seed ${seed})`,
  );
  console.log(
    `${sumOf(byRequest.attempts.values())} attempts by request, ${sumOf(byLink.attempts.values())} by link, ${byRequest.breaches.length + byLink.breaches.length} breaches`,
  );
  for (const problem of problems) printError(problem);
  if (!options.short && isWhole && problems.length === 0)
    writeFileSync(RELIABILITY, reliabilityPage(figures) + attackSectionOf(readFileSync(RELIABILITY, 'utf8')));
  // Timers of a page that was left may keep the process running.
  process.exit(problems.length === 0 ? 0 : 1);
}

await main();
