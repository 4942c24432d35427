import assert from 'node:assert/strict';
import { findItem } from '#features/support/catalogue.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { Part } from '#features/support/screen.ts';
import { settled } from '#tests/builders/settled.ts';
import type { ActionLog } from './action-log.ts';
import { FaultInjector } from './fault-injector.ts';
import type { Oracle } from './oracle.ts';
import { OtherDevice } from './other-device.ts';
import { MemberSecondTab } from './second-tab.ts';
import type { WriteAttempts } from './write-attempts.ts';

/** Videos that a subscriber may watch, two that anyone may watch, and the first episode of a series. */
const SUBSCRIBER_ITEMS = ['The Long Ride', 'One Minute Plank', 'Just Move'];
const FREE_ITEMS = ['Easy Drills', 'Boxing Technique: Body Shot with Amir'];
const EPISODES = ['Stance'];
const ALL_ITEMS = [...SUBSCRIBER_ITEMS, ...FREE_ITEMS, ...EPISODES];
const SERIES = '?seriesId=Xh9sbNGa';

/** The address of an item; the number selects one that the person may watch. */
export function itemAddress(
  { isSubscriber }: Pick<Oracle, 'isSubscriber'>,
  nth: number,
  plays: boolean,
): string {
  const titles = isSubscriber ? ALL_ITEMS : FREE_ITEMS;
  const title = titles[nth % titles.length] ?? 'Easy Drills';
  const query = EPISODES.includes(title) ? SERIES : '?r=x';
  return `/m/${findItem(title).mediaid}/any${query}${plays ? '&play=1' : ''}`;
}

export const subscriberItem = (nth: number): string =>
  findItem(SUBSCRIBER_ITEMS[nth % SUBSCRIBER_ITEMS.length] ?? 'Just Move').mediaid;

/** How one page is replaced by the next. */
export interface PageChange {
  /** Whether the next page opens only after every request of the last one has arrived. */
  readonly awaitsRequests: boolean;
  /** Whether the browser denies storage to the next page, in a profile in which that sometimes happens. */
  readonly refusesStorage: boolean;
}

export const ORDERLY: PageChange = { awaitsRequests: true, refusesStorage: false };

/**
 * The real side of a run: a member who uses the app in a browser. Notifies the oracle of what each action
 * must lead to.
 */
export class Member {
  readonly faults: FaultInjector;
  readonly secondTab: MemberSecondTab;
  readonly otherDevice: OtherDevice;

  constructor(
    readonly assembly: DomAssembly,
    readonly oracle: Oracle,
    readonly log: ActionLog,
    attempts: WriteAttempts,
  ) {
    this.otherDevice = new OtherDevice(assembly, attempts);
    this.faults = new FaultInjector(assembly, log);
    this.secondTab = new MemberSecondTab(assembly, oracle, log);
  }

  observePlayer(): void {
    this.oracle.observePlayer(this.assembly.playing());
  }

  /** The item whose page is open. */
  async itemOnPage(): Promise<string | null> {
    const place = await this.assembly.place();
    const [, id] = (place.inApp && /^\/m\/([^/?]+)/.exec(place.path)) || [];
    return id ?? null;
  }

  /** Opens a page as by typing its address, whatever the current page is doing. */
  async open(path: string, change: PageChange): Promise<void> {
    await this.endPage('left', change);
    await this.connect();
    await this.assembly.open(path);
  }

  /** Ends the page immediately. */
  async endPage(how: 'left' | 'killed', { awaitsRequests, refusesStorage }: PageChange): Promise<void> {
    this.observePlayer();
    this.oracle.endPage(how);
    await this.assembly.cutOff(how);
    const { storage } = this.oracle.profile;
    if (storage !== 'works') this.setStorage(storage === 'refused' && refusesStorage ? 'refused' : 'works');
    // Requests that the second tab sends in the meantime may be overtaken.
    if (this.secondTab.isOpen) this.oracle.acceptOvertaking();
    if (awaitsRequests) await this.awaitRequestsInFlight();
    else this.oracle.acceptOvertaking();
  }

  async awaitRequestsInFlight(): Promise<void> {
    while (this.assembly.abandoned().length > 0) await this.assembly.wait(250);
  }

  setStorage(state: 'works' | 'full' | 'refused'): void {
    this.assembly.setStorage(state);
    if (state === 'works') return;
    this.log.write(`  storage: ${state}`);
    this.oracle.breakStorage(state === 'refused');
  }

  /** A page can only be loaded with a connection. */
  async connect(): Promise<void> {
    if (!this.oracle.isOnline) await this.toggleConnection();
  }

  async toggleConnection(): Promise<void> {
    const { oracle, assembly, log } = this;
    oracle.isOnline = !oracle.isOnline;
    log.write(oracle.isOnline ? '  online' : '  offline');
    if (oracle.isOnline) oracle.acceptOvertaking();
    await assembly.setOnline(oracle.isOnline);
  }

  /** Presses a control, if it is on the screen. */
  async press(role: 'button' | 'link', name: string | RegExp): Promise<boolean> {
    const part = this.assembly.screen.part(role, name);
    if ((await part.count()) === 0) return false;
    await part.press();
    return true;
  }

  async toggleFavorite(): Promise<boolean> {
    const button = this.#favoriteButton;
    const id = await this.itemOnPage();
    if (!id || (await button.count()) === 0) return false;
    const was = (await button.attribute('aria-pressed')) === 'true';
    await this.checkFavorite();
    await button.press();
    this.oracle.setFavorite(id, !was);
    // React subscribes a part that has just been shown in the next task.
    await settled();
    const isThere = (await button.count()) > 0;
    if (isThere && (await button.attribute('aria-pressed')) === String(was)) {
      this.log.reportLoss(`A change of the favorite ${id} does not show at once`);
    }
    return true;
  }

  get #favoriteButton(): Part {
    return this.assembly.screen.part('main').part('button', 'Favorite');
  }

  /** The favorite button shows what was requested last. */
  async checkFavorite(): Promise<void> {
    const id = await this.itemOnPage();
    if (!id || !this.oracle.mustShowLatest || this.oracle.awaitsMe(id)) return;
    if ((await this.#favoriteButton.count()) === 0) return;
    const isFavorite = (await this.#favoriteButton.attribute('aria-pressed')) === 'true';
    if (this.oracle.expected().acceptableFavorite(id).includes(isFavorite)) return;
    this.log.reportLoss(`${id} shows as ${isFavorite ? 'a' : 'no'} favorite`);
  }

  /** Arrives at the app as a person, as from the account site. */
  async arriveAs(person: string, path: (oracle: Oracle) => string): Promise<void> {
    await this.secondTab.close();
    await this.endPage('left', ORDERLY);
    this.log.write(`  from now on ${person}`);
    await this.assembly.platform.request('PUT', '/__mock/world', { person });
    this.oracle.isSubscriber = person !== 'visitor';
    await this.connect();
    await this.assembly.open(path(this.oracle));
  }

  /** The page is not blank, no error was thrown, and the favorite button shows the latest value. */
  async checkPage(): Promise<void> {
    if (this.assembly.isBlank()) {
      await this.assembly
        .eventually(async () => assert.ok(!this.assembly.isBlank(), 'The page is blank'))
        .catch(() => this.log.reportLoss('The page stays blank'));
    }
    await this.checkFavorite();
    const { reportLoss } = this.log;
    for (const error of this.assembly.uncaught()) reportLoss(`Uncaught: ${error}`);
    for (const error of this.assembly.caught()) reportLoss(`A screen threw: ${error}`);
  }
}
