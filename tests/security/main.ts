import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogueOn, DEFAULT_SCENARIO_TIME, PLATFORM_ORIGIN } from '#features/support/catalogue.ts';
import { openDom } from '#features/support/dom/open-dom.ts';
import { createServer } from '#mock-server/server.ts';
import { warmUp } from '../resilience/member-run.ts';
import { measureHome, runAttack, type AttackResult } from './attack-run.ts';
import { attackSection, RELIABILITY, withAttackSection } from './attack-section.ts';
import { ATTACKS, SHORT_ATTACKS, type Attack } from './attacks.ts';
import { HostilePlatform } from './hostile-platform.ts';
import { attackMockPlatform } from './attack-mock-platform.ts';
import { startWatchdog } from './watchdog.ts';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    /** Limits the campaign to attacks whose name contains this text. */
    only: { type: 'string', default: '' },
  },
});

// The app reports each wrong answer to the developer's console.
const { error: printError } = console;
console.error = () => undefined;

const nameOf = ({ kind, name, path }: Attack): string => `${kind}, ${name.slice(0, 120)} at ${path}`;
const describe = ({ attack, outcome, detail }: AttackResult): string =>
  `${outcome}: ${nameOf(attack)}\n  ${detail.slice(0, 600)}`;

async function main(): Promise<void> {
  const platform = new HostilePlatform();
  const assemblies = await openDom((server) => platform.install(server));
  const first = await assemblies.make('new', DEFAULT_SCENARIO_TIME);
  await warmUp(first);
  await first.end();
  const home = await measureHome(assemblies);
  const attacks = (options.short ? SHORT_ATTACKS : ATTACKS).filter(({ name }) => name.includes(options.only));
  const results: AttackResult[] = [];
  const watchdog = startWatchdog();
  for (const attack of attacks) {
    watchdog.watch(nameOf(attack));
    results.push(await runAttack(assemblies, platform, attack, home));
  }
  await watchdog.end();
  await assemblies.end();

  const reports: string[] = [];
  const server = createServer({
    origin: PLATFORM_ORIGIN,
    appOrigin: 'http://localhost:8080',
    catalogueOn,
    report: (message) => reports.push(message),
  });
  const mock = await attackMockPlatform(server, { worlds: options.short ? 250 : 2000 });
  await server.close();

  const problems = [
    ...results.filter(({ outcome }) => outcome !== 'settled').map(describe),
    ...results.flatMap(({ attack, hasArrived }) => (hasArrived ? [] : [`Not tried: ${attack.name}`])),
    ...mock.problems,
    ...reports,
  ];
  for (const problem of problems) printError(problem);
  console.log(
    `${results.length} attacks on the app, ${mock.requests} on the mock platform, ${problems.length} failures`,
  );
  if (!options.short && options.only === '' && problems.length === 0) {
    const page = readFileSync(RELIABILITY, 'utf8');
    writeFileSync(RELIABILITY, withAttackSection(page, attackSection(results, mock)));
  }
  // Timers of a page that was left may keep the process running.
  process.exit(problems.length === 0 ? 0 : 1);
}

await main();
