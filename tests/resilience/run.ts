import { writeFileSync } from 'node:fs';
import { catalogueOn, ORDINARY_DAY, PLATFORM_ORIGIN } from '#features/support/catalogue.ts';
import { openDom, type DomAssemblies } from '#features/support/dom/open-dom.ts';
import { createServer } from '#mock-server/server.ts';
import { live, warmUp, type Life } from './run-member.ts';
import { attemptsOn } from '../security/attempts.ts';
import { BADNESS } from './bad-answers.ts';
import { tryLinks } from '../security/link-attempts.ts';
import type { AccessReport } from '../security/access-report.ts';
import { probeAccess } from '../security/access-probe.ts';
import { reliabilityPage, type Figures } from './reliability-page.ts';

/** How much is tried: with each run of the tests, and for docs/reliability.md. */
const FORMS = {
  short: { lives: 12, deeds: 45, byHand: 1, byLinks: 1, addresses: 2 },
  long: { lives: 250, deeds: 60, byHand: 8, byLinks: 3, addresses: 9 },
} as const;

const [isShort, ofSeed] = [process.argv.includes('--short'), process.argv.indexOf('--life')];
const form = FORMS[isShort ? 'short' : 'long'];
const catalogue = catalogueOn(ORDINARY_DAY);
const problems: string[] = [];

// What fails on purpose is told to the developer's console each time.
const { error: complain } = console;
console.error = () => undefined;

async function liveThrough(assemblies: DomAssemblies, seed: number, deeds: number): Promise<Life> {
  const assembly = await assemblies.make('new', ORDINARY_DAY);
  try {
    return await live(assembly, seed, deeds);
  } finally {
    await assembly.end();
  }
}

/** One life again, with all that happens in it: `--life 17`, with `--short` as long as the short form has it. */
async function tellOneLife(assemblies: DomAssemblies, seed: number): Promise<never> {
  const life = await liveThrough(assemblies, seed, form.deeds);
  console.log(life.lines.map((line, index) => `${index} ${line}`).join('\n'));
  console.log(`Life ${seed}, ${JSON.stringify(life.temperament)}: ${life.losses.length} losses`);
  process.exit(life.losses.length === 0 ? 0 : 1);
}

const assemblies = await openDom();
const first = await assemblies.make('new', ORDINARY_DAY);
await warmUp(first);
await first.end();
if (ofSeed !== -1) await tellOneLife(assemblies, Number(process.argv[ofSeed + 1]));

const lives: Life[] = [];
for (let seed = 1; seed <= form.lives; seed++) {
  const life = await liveThrough(assemblies, seed, form.deeds);
  lives.push(life);
  for (const loss of life.losses) problems.push(`Life ${seed}: ${loss}`);
  if (life.losses.length > 0) {
    problems.push(
      `  again, alone: node tools/commands/resilience.mjs --life ${seed}${isShort ? ' --short' : ''}`,
    );
  }
}
const attempts = attemptsOn(catalogue);
const byLinks = await tryLinks(assemblies, attempts(form.byLinks), form.addresses);
await assemblies.end();

const server = createServer({ origin: PLATFORM_ORIGIN, appOrigin: 'http://localhost:8080', catalogueOn });
const byHand = await probeAccess(server, catalogue, attempts(form.byHand), ORDINARY_DAY);
await server.close();

const sum = (of: (life: Life) => number) => lives.reduce((total, life) => total + of(life), 0);
const suffered = new Map(
  BADNESS.map((kind): [string, number] => [kind, sum((life) => life.suffered.get(kind) ?? 0)]),
);
const figures: Figures = {
  lives: lives.length,
  deeds: sum(({ deeds }) => deeds),
  suffered,
  saves: sum(({ saves }) => saves),
  marks: sum(({ marks }) => marks),
  compared: sum(({ compared }) => compared),
  doubtful: sum(({ doubtful }) => doubtful),
  stayed: lives.filter(({ temperament }) => temperament.ending !== 'reload').length,
  losses: sum(({ losses }) => losses.length),
  byHand,
  byLinks,
};

for (const [kind, times] of suffered)
  if (times === 0) problems.push(`No answer was bad in this way: ${kind}`);
if (figures.saves === 0 || figures.marks === 0) problems.push('The lives came to nothing');
const judge = (name: string, { through, untried }: AccessReport): void => {
  for (const way of through) problems.push(`Got through ${name}: ${way}`);
  for (const what of untried) problems.push(`Not tried ${name}: ${what}`);
};
judge('by hand', byHand);
judge('by links', byLinks);

const all = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, each) => total + each, 0);
console.log(
  `${figures.lives} lives with ${figures.deeds} deeds and ${all(suffered)} bad answers, ${figures.saves} saves and ${figures.marks} marks: ${figures.losses} losses`,
);
console.log(
  `${all(byHand.tries)} tries by hand and ${all(byLinks.tries)} by links: ${byHand.through.length + byLinks.through.length} got through`,
);
for (const problem of problems) complain(problem);
if (!isShort) writeFileSync('docs/reliability.md', reliabilityPage(figures));
// What a page left behind may still hold timers.
process.exit(problems.length === 0 ? 0 : 1);
