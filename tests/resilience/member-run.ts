import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findItem } from '#features/support/catalogue.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { Action } from './action.ts';
import type { ActionLog } from './action-log.ts';
import type { ServerRecords } from './expected-records.ts';
import { FIRST_SHELVES } from './faults.ts';
import { Member, ORDERLY } from './member.ts';
import { Oracle } from './oracle.ts';
import type { RunProfile } from './run-profile.ts';
import { WriteAttempts } from './write-attempts.ts';
import { writesAmong } from './writes-in-flight.ts';

/** How many expected values a run compared with the server's, and how many of them had several acceptable values. */
export interface Compared {
  readonly values: number;
  readonly uncertain: number;
}

/** The outbox retries within this time, in milliseconds. */
const RETRIES_WITHIN_MS = 130_000;

/**
 * Runs the actions of one member, ends all faults, and compares the result with what the server stores. Fails
 * at the first loss.
 */
export async function runMember(
  assembly: DomAssembly,
  profile: RunProfile,
  actions: Iterable<Action>,
  log: ActionLog,
): Promise<Compared> {
  const oracle = new Oracle(profile, log, () => writesAmong(assembly.abandoned()));
  const attempts = new WriteAttempts();
  const member = new Member(assembly, oracle, log, attempts);
  assembly.listen((request) => {
    attempts.observe(request);
    oracle.observeRequest(request);
  });
  await begin(member);
  await fc.asyncModelRun(async () => ({ model: oracle, real: member }), actions);
  await recover(member);
  await compareEach(member);
  await member.checkPage();
  log.assertNoLoss();
  const sizes = oracle.members.map((who) => oracle.expected(who).size);
  const uncertain = sizes.reduce((total, size) => total + size.uncertain, 0);
  return { values: sizes.reduce((total, size) => total + size.certain, uncertain), uncertain };
}

/**
 * The platform generates its data at the first request, which takes no simulated time: after this every run
 * finds it ready.
 */
export async function warmUp(assembly: DomAssembly): Promise<void> {
  for (const config of ['', '&c=stillway']) {
    await assembly.open(`/m/${findItem('Just Move').mediaid}/any?play=1${config}`);
    await assembly.eventually(async () => assert.ok((await assembly.player.count()) > 0, 'No video plays'));
    await assembly.settle();
  }
}

async function begin({ assembly, oracle, faults }: Member): Promise<void> {
  const { sharesBrowser, startsAs, playsInline } = oracle.profile;
  if (sharesBrowser) await expectExisting(assembly, oracle);
  await assembly.platform.request('PUT', '/__mock/world', { person: startsAs });
  for (const fault of FIRST_SHELVES) await faults.inject(fault);
  await assembly.open(playsInline ? '/?c=stillway' : '/');
  await assembly.wait(1000);
}

/** The records that the subscribed member has from the start. */
async function expectExisting(assembly: DomAssembly, oracle: Oracle): Promise<void> {
  await assembly.platform.request('PUT', '/__mock/world', { person: 'subscribed' });
  const { favorites, watchHistory } = await recordsOn(assembly);
  const expected = oracle.expected('subscribed');
  for (const { mediaid } of favorites) expected.setFavorite(mediaid, true);
  for (const { mediaid, progress } of watchHistory) expected.saveProgress(mediaid, progress);
}

/** Ends all faults, and lets pending writes reach the server as the profile specifies. */
async function recover(member: Member): Promise<void> {
  const { assembly, oracle, log, faults } = member;
  const { recovery } = oracle.profile;
  log.write(`recovery by ${recovery}`);
  if (!oracle.isSubscriber) await member.arriveAs('new', () => '/');
  if (!assembly.hasStarted()) await member.open('/', ORDERLY);
  await faults.clear();
  await assembly.settle();
  if (recovery === 'retry') await failFirstTries(member);
  if (recovery === 'reconnection') {
    if (oracle.isOnline) await member.toggleConnection();
    await member.toggleFavorite();
    await assembly.wait(1000);
  }
  oracle.reachSavePoint();
  await assembly.setVisibility('hidden');
  await faults.clear();
  assembly.setStorage('works');
  if (recovery === 'reload') await member.open('/', ORDERLY);
  await member.connect();
  await assembly.wait(RETRIES_WITHIN_MS);
  member.observePlayer();
}

/**
 * With a connection throughout: the first attempts fail, so only a retry can send the writes to the server.
 */
async function failFirstTries(member: Member): Promise<void> {
  await member.connect();
  await member.assembly.settle();
  for (const list of ['watch_history', 'favorites'])
    await member.faults.inject({ row: `POST /api/v3/jwp/${list}/:mediaid`, status: 503, times: 3 });
  await member.toggleFavorite();
  member.oracle.reachSavePoint();
  await member.assembly.setVisibility('hidden');
  await member.assembly.wait(1000);
}

async function compareEach(member: Member): Promise<void> {
  const { oracle, assembly } = member;
  const current = oracle.owner;
  await compare(member, current);
  for (const other of oracle.members.filter((who) => who !== current)) {
    await member.arriveAs(other, () => '/');
    await assembly.wait(RETRIES_WITHIN_MS);
    await compare(member, other);
  }
}

async function compare({ assembly, oracle, log }: Member, who: string): Promise<void> {
  const held = await recordsOn(assembly);
  if (held.id !== who) log.reportLoss(`The app takes ${held.id} for ${who}`);
  for (const difference of oracle.expected(who).differencesFrom(held)) log.reportLoss(difference);
  for (const unsent of unsentOf(who, await assembly.stored()))
    log.reportLoss(`Still pending for ${who}: ${unsent}`);
}

/** The latest stored write of each item, unless the server has accepted or refused it. */
function unsentOf(who: string, stored: Readonly<Record<string, string>>): readonly string[] {
  const latest = new Map<string, { readonly order: number; readonly text: string }>();
  for (const [key, text] of Object.entries(stored)) {
    const id = /^member-records\.write\.(\[.*\])$/.exec(key)?.[1];
    if (id === undefined) continue;
    const [owner, lane, item, order] = JSON.parse(id) as [string, string, string | null, number];
    const of = `${lane} ${item}`;
    if (owner === who && order >= (latest.get(of)?.order ?? 0)) latest.set(of, { order, text });
  }
  const clear = latest.get('favorites null')?.order ?? 0;
  return [...latest].flatMap(([of, { order, text }]) =>
    text.includes('"settled"') || (of.startsWith('favorites') && order < clear) ? [] : [text],
  );
}

const recordsOn = async (assembly: DomAssembly) =>
  (await assembly.platform.request('GET', '/api/v3/jwp/me')) as ServerRecords & { readonly id: string };
