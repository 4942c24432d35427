import assert from 'node:assert/strict';
import { findItem } from '#features/support/catalogue.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import { drawFirstShelf } from './bad-answers.ts';
import type { HeldByServer, Owed } from './oracle.ts';
import { Member } from './member-actions.ts';
import type { Temperament } from './run-profile.ts';

/** What came of a member's life with the app in bad times. */
export interface Life {
  readonly seed: number;
  readonly temperament: Temperament;
  /** What was really done: what was not there to be done does not count. */
  readonly deeds: number;
  readonly saves: number;
  readonly marks: number;
  /** How often the app was answered badly, by how. */
  readonly suffered: ReadonlyMap<string, number>;
  /** How many items were compared in the end, and of how many of them the network may have turned the order round. */
  readonly compared: number;
  readonly doubtful: number;
  /** What was lost, or went wrong before the member's eyes. */
  readonly losses: readonly string[];
  /** All that happened. */
  readonly lines: readonly string[];
}

/** The outbox tries again within this, in milliseconds. */
const TRIES_AGAIN_WITHIN_MS = 130_000;

/** Lets somebody live through `length` deeds and faults, then brings everything back and compares what the server holds. */
export async function live(assembly: DomAssembly, seed: number, length: number): Promise<Life> {
  const member = new Member(assembly, seed);
  const { diary, temperament, lot } = member;
  if (temperament.sharesBrowser) await takeNote(assembly, diary.owed('subscribed'));
  await assembly.platform.request('PUT', '/__mock/world', { person: temperament.beginsAs });
  await assembly.platform.request('POST', '/__mock/faults', drawFirstShelf(seed));
  await assembly.open(temperament.playsInline ? '/?c=stillway' : '/');
  await assembly.wait(1000);
  for (let count = 0; count < length; count++) {
    diary.observe();
    const [name, deed] = lot.pick(possible(member));
    diary.write(name);
    if ((await deed()) !== false) diary.deeds += 1;
    diary.observe();
    await assembly.wait(lot.happens(0.4) ? 25 : lot.whole(1, 60) * 50);
    await member.look();
  }
  await comeHome(member);
  const sizes = diary.members.map((who) => diary.owed(who).size);
  const doubtful = sizes.reduce((total, size) => total + size.doubtful, 0);
  return {
    seed,
    temperament,
    deeds: diary.deeds,
    saves: diary.saves,
    marks: diary.marks,
    suffered: diary.suffered,
    compared: sizes.reduce((total, size) => total + size.certain, doubtful),
    doubtful,
    losses: diary.losses,
    lines: diary.lines,
  };
}

/** What the platform makes when it is first asked for it takes no simulated time: after this every life finds it made. */
export async function warmUp(assembly: DomAssembly): Promise<void> {
  for (const config of ['', '&c=stillway']) {
    await assembly.open(`/m/${findItem('Just Move').mediaid}/any?play=1${config}`);
    await assembly.eventually(async () => assert.ok(await assembly.player.isThere(), 'No video plays'));
    await assembly.settle();
  }
}

type Deed = readonly [name: string, deed: () => Promise<unknown>];

/** What may happen next: mostly, whoever watches goes on watching. */
function possible(member: Member): readonly Deed[] {
  const { diary, temperament, lot } = member;
  const watching: readonly Deed[] = [
    ['watches', () => member.watch(false)],
    ['watches', () => member.watch(false)],
    ['watches', () => member.watch(false)],
    ['watches to the end', () => member.watch(true)],
    ['moves', () => member.seek()],
    ['pauses', () => member.pause()],
    ['turns to another window', () => member.hide()],
    ['closes the player', () => member.press('button', /^(Back|Stop)$/)],
  ];
  if (diary.isPlaying && lot.happens(0.7)) return watching;
  const onPage: readonly Deed[] = [
    ['marks', () => member.mark()],
    ['marks', () => member.mark()],
    ['marks, and again', async () => (await member.mark()) && member.mark()],
    ['marks while it is asked who is there', () => member.markWhileAsked()],
    ['follows a link', () => member.follow('Home')],
    ['presses on', () => member.press('button', /^(Try again|Play now)$/)],
  ];
  const anyTime: readonly Deed[] = [
    ['opens a page', () => member.openItem(false)],
    ['opens a page', () => member.openItem(false)],
    ['opens a page and plays', () => member.openItem(true)],
    ['opens a page and plays', () => member.openItem(true)],
    ['opens a page and plays', () => member.openItem(true)],
    ['meets a fault', () => member.meetFault()],
    ['meets a fault', () => member.meetFault()],
    ['meets a fault', () => member.meetFault()],
    ['loses or finds the connection', () => member.switchConnection()],
    ['waits', () => member.assembly.wait(lot.whole(1, 40) * 1000)],
    ['sees the platform well again', () => member.misfortunes.end()],
    ['leaves and comes back', () => member.comeBackAfter('left')],
    ['has the browser killed and comes back', () => member.comeBackAfter('killed')],
    ['loads the page again', () => member.reload()],
    ['is told lists that nobody can read', () => member.garbleLists()],
    ['opens the favorites', () => member.open('/u/favorites')],
    ['clears the favorites', () => member.clear()],
  ];
  return [...anyTime, ...onPage, ...onPage, ...onPage, ...atTimes(member, temperament)];
}

/** What happens in some lives only. */
function atTimes(member: Member, { hasTwoTabs, sharesBrowser, storage }: Temperament): readonly Deed[] {
  const { lot, diary } = member;
  const tabs: readonly Deed[] = [
    ['opens another tab', () => member.openSecondTab()],
    ['uses the other tab', () => member.useBeside()],
    ['uses the other tab', () => member.useBeside()],
    ['marks in both tabs', () => member.markInBoth()],
    ['marks in both tabs', () => member.markInBoth()],
    ['closes the other tab', () => member.otherTab.close()],
  ];
  const comers: readonly Deed[] = [
    ['logs out', () => member.logOut()],
    ['signs in', () => member.arriveAs(lot.pick(['new', 'new', 'subscribed']))],
  ];
  return [
    ...(hasTwoTabs && diary.isMember ? tabs : []),
    ...(sharesBrowser ? comers : []),
    ...(!member.isSubscriber ? ([['signs in', () => member.arriveAs('new')]] as const) : []),
    ...(storage === 'full' ? ([['runs out of room', () => member.fillStorage()]] as const) : []),
  ];
}

/** Everything is well again; what then brings the rest to the server is the ending that was drawn. */
async function comeHome(member: Member): Promise<void> {
  const { assembly, diary, temperament } = member;
  diary.write(`comes home: ${temperament.ending}`);
  member.isHome = true;
  if (!member.isSubscriber) await member.arriveAs('new');
  if (!assembly.hasStarted()) await member.open('/');
  await member.misfortunes.end();
  await assembly.settle();
  if (temperament.ending === 'retry') await failOnceMore(member);
  if (temperament.ending === 'reconnection') {
    if (member.isOnline) await member.switchConnection();
    await member.mark();
    await assembly.wait(1000);
  }
  diary.atSavePoint();
  await assembly.turn('hidden');
  await member.misfortunes.end();
  assembly.setStorage('works');
  if (temperament.ending === 'reload') await member.open('/');
  await member.findConnection();
  await assembly.wait(TRIES_AGAIN_WITHIN_MS);
  diary.observe();
  await compare(member, diary.owner);
  for (const other of diary.members.filter((who) => who !== diary.owner)) {
    await member.arriveAs(other);
    await assembly.wait(TRIES_AGAIN_WITHIN_MS);
    await compare(member, other);
  }
  await member.look();
}

/** With a connection the whole time: the first tries are in vain, and nothing but time brings another. */
async function failOnceMore(member: Member): Promise<void> {
  await member.findConnection();
  await member.assembly.settle();
  for (const call of ['watch_history/:mediaid', 'favorites/:mediaid']) {
    const row = `POST /api/v3/jwp/${call}`;
    await member.assembly.platform.request('POST', '/__mock/faults', { row, status: 503, times: 3 });
  }
  await member.mark();
  member.diary.atSavePoint();
  await member.assembly.turn('hidden');
  await member.assembly.wait(1000);
}

async function compare({ assembly, diary }: Member, who: string): Promise<void> {
  const me = await heldOf(assembly);
  if (me.id !== who) diary.lose(`The app takes ${me.id} for ${who}`);
  for (const missing of diary.owed(who).missingFrom(me)) diary.lose(missing);
  const unsent = (await assembly.stored())[`member-records.pending-writes.${who}`];
  if (unsent) diary.lose(`Still to be sent of ${who}: ${unsent}`);
}

/** What somebody has from before. */
async function takeNote(assembly: DomAssembly, owed: Owed): Promise<void> {
  await assembly.platform.request('PUT', '/__mock/world', { person: 'subscribed' });
  const { favorites, watchHistory } = await heldOf(assembly);
  for (const { mediaid } of favorites) owed.mark(mediaid, true);
  for (const { mediaid, progress } of watchHistory) owed.save(mediaid, progress);
}

const heldOf = async (assembly: DomAssembly) =>
  (await assembly.platform.request('GET', '/api/v3/jwp/me')) as HeldByServer & { readonly id: string };
