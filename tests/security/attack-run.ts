import { activeMarkup } from '#features/support/active-markup.ts';
import { DEFAULT_SCENARIO_TIME } from '#features/support/catalogue.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { DomAssemblies } from '#features/support/dom/open-dom.ts';
import { median } from '../bench/figure.ts';
import type { Attack } from './attacks.ts';
import type { HostilePlatform } from './hostile-platform.ts';

/**
 * How a page ends up under an attack. `settled`: it shows something, and waits for nothing; the others are failures: nothing
 * visible between header and footer, an uncaught error, placeholders without a request or 50 times the computing of home, too
 * many requests, markup of a text in the page, favorites that were cleared, or a request for what cannot be an id or to another
 * host.
 */
export const OUTCOMES = ['settled', 'blank', 'error', 'busy', 'flood', 'markup', 'loss', 'stray'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface AttackResult {
  readonly attack: Attack;
  readonly outcome: Outcome;
  readonly detail: string;
  /** How many requests the platform received. */
  readonly requests: number;
  /** Whether the attack reached the app. */
  readonly hasArrived: boolean;
}

/** Longer than the delays of all retries of a request. */
const RETRIES_MS = 3000;
/** The platform's work and the copies of its response count, too: both are in this process. */
const MOST_COMPUTING = 50;

/** An address on a host that an attack names, or with an id that is empty, `.` or `..`, or longer than any id. */
const STRAY = /evil\.example|[/=,](?:%20\.{0,2}|\.{1,2})(?=[/?&,]|$)|[/,][^/?=,&]{256}/i;
/** Half a character in a path, which no id contains; a token or a text in a query may. */
const HALF_CHARACTER_IN_PATH = /^[^?]*%EF%BF%BD/i;

const isStray = (address: string): boolean => STRAY.test(address) || HALF_CHARACTER_IN_PATH.test(address);

/** The computing of home without an attack, in milliseconds of processor time: the median of a few openings. */
export async function measureHome(assemblies: DomAssemblies): Promise<number> {
  const measured: number[] = [];
  for (let opened = 0; opened < 5; opened++) {
    const assembly = await assemblies.make('new', DEFAULT_SCENARIO_TIME);
    measured.push(await computingOf(() => openPage(assembly, '/')));
    await assembly.end();
  }
  return median(measured);
}

/**
 * Opens the page that meets an attack, and classifies how it ends up.
 *
 * @param home the computing of home without an attack
 */
export async function runAttack(
  assemblies: DomAssemblies,
  platform: HostilePlatform,
  attack: Attack,
  home: number,
): Promise<AttackResult> {
  const assembly = await assemblies.make(attack.person, DEFAULT_SCENARIO_TIME);
  for (const [key, value] of Object.entries(attack.stored)) await assembly.store(key, value);
  platform.attack(attack.rows, attack.distort);
  let endless: string | null = null;
  const computing = await computingOf(() =>
    openPage(assembly, attack.path, attack.act).catch((error: unknown) => {
      endless = String(error);
    }),
  );
  const timesHome = computing / home;
  const [outcome, detail] = outcomeOf(assembly, platform, attack, { endless, timesHome });
  const hasArrived = attack.distort === null || platform.attacked > 0;
  const requests = platform.requests.length;
  platform.attack([], null);
  await assembly.end();
  return { attack, outcome, detail, requests, hasArrived };
}

async function openPage(assembly: DomAssembly, path: string, act?: Attack['act']): Promise<void> {
  await assembly.open(path);
  await assembly.settle();
  await act?.(assembly);
  await assembly.wait(RETRIES_MS);
  await assembly.settle();
  await waitForCode(assembly);
}

/** The processor time of this process while `work` runs, in milliseconds. */
async function computingOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The code of a page that no attack has opened before may still be loading. */
async function waitForCode(assembly: DomAssembly): Promise<void> {
  const isLoading = (): boolean => isBusy() || isBlank(assembly);
  if (!isLoading()) return;
  await assembly
    .eventually(async () => {
      if (isLoading()) throw new Error('The page is still loading');
    })
    .catch(() => undefined);
  await assembly.settle();
}

const isBusy = (): boolean => window.document.body.querySelector('[aria-busy=true]') !== null;

function outcomeOf(
  assembly: DomAssembly,
  platform: HostilePlatform,
  { rows, mostRequests }: Attack,
  { endless, timesHome }: { readonly endless: string | null; readonly timesHome: number },
): readonly [Outcome, string] {
  const errors = [...assembly.uncaught(), ...assembly.caught()];
  const counted = rows.length > 0 ? platform.attacked : platform.requests.length;
  const foreign = activeMarkup();
  const cleared = platform.requests.find((each) => /^DELETE \/api\/v3\/jwp\/favorites\/?$/.test(each));
  if (errors[0] !== undefined) return ['error', errors[0]];
  if (foreign !== null) return ['markup', foreign];
  if (counted > mostRequests) return ['flood', `${counted} requests`];
  if (cleared !== undefined && !rows.includes('DELETE /api/v3/jwp/favorites')) return ['loss', cleared];
  const elsewhere = assembly.sentElsewhere().map(({ address }) => address);
  const stray = [...platform.requests, ...elsewhere].find(isStray);
  if (stray !== undefined) return ['stray', stray.slice(0, 200)];
  if (endless !== null) return ['busy', endless];
  if (timesHome > MOST_COMPUTING) return ['busy', `${Math.round(timesHome)} times the computing of home`];
  if (isBlank(assembly)) return ['blank', window.document.body.innerHTML.slice(0, 200)];
  if (isBusy()) return ['busy', 'Placeholders for what does not come'];
  return ['settled', ''];
}

/** Before the app has started, any message counts. */
const isBlank = (assembly: DomAssembly): boolean =>
  assembly.hasStarted() ? assembly.isBlank() : window.document.body.textContent.trim() === '';
