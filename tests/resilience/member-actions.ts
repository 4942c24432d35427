import assert from 'node:assert/strict';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { Part } from '#features/support/screen.ts';
import { findItem } from '#features/support/catalogue.ts';
import { CLEARING, MARKING, SAVING, SESSION_LOST } from './bad-answers.ts';
import { Diary } from './action-log.ts';
import { Lot } from './lot.ts';
import { Misfortunes } from './fault-injector.ts';
import { OtherTab } from './second-tab-actions.ts';
import { drawTemperament, type Temperament } from './run-profile.ts';

/** Videos that a subscriber may watch, two that anybody may, and the beginning of a series. */
const ITEMS = ['The Long Ride', 'One Minute Plank', 'Just Move'];
const FREE_ITEMS = ['Easy Drills', 'Boxing Technique: Body Shot with Amir'];
const EPISODES = ['Stance'];
const SERIES = '?seriesId=Xh9sbNGa';

/** Longer than anything that is watched. */
const TO_THE_END = 100_000;

/** In milliseconds: how long logging out may take in all, and some more. */
const LOGGING_OUT_MS = 5000;

/** Somebody before a browser, and all that they can do; in no hurry to see what becomes of it. */
export class Member {
  readonly lot: Lot;
  readonly temperament: Temperament;
  readonly diary: Diary;
  readonly misfortunes: Misfortunes;
  readonly otherTab: OtherTab;
  isOnline = true;
  /** At home nothing more goes wrong. */
  isHome = false;
  isSubscriber: boolean;

  constructor(
    readonly assembly: DomAssembly,
    seed: number,
  ) {
    this.lot = new Lot(seed);
    this.temperament = drawTemperament(seed, this.lot);
    this.diary = new Diary(assembly);
    this.misfortunes = new Misfortunes(assembly, this.diary, this.lot, seed);
    this.otherTab = new OtherTab(assembly, this.diary);
    this.isSubscriber = this.temperament.beginsAs === 'new';
  }

  /** The item of the page that is open. */
  async itemHere(): Promise<string | null> {
    const place = await this.assembly.place();
    const [, id] = (place.inApp && /^\/m\/([^/?]+)/.exec(place.path)) || [];
    return id ?? null;
  }

  /** Opens a page as by typing its address, whatever the one before is in the middle of. */
  async open(path: string): Promise<void> {
    await this.endPage('left');
    await this.findConnection();
    await this.assembly.open(path);
  }

  /** Ends the page in an instant. */
  async endPage(how: 'left' | 'killed'): Promise<void> {
    this.diary.observe();
    this.diary.endPage(how);
    await this.assembly.cutOff(how);
    const { storage } = this.temperament;
    const isRefused = storage === 'refused' && !this.isHome && this.lot.happens(0.4);
    if (storage !== 'works') this.#changeStorage(isRefused ? 'refused' : 'works');
    // What another tab sends meanwhile may be overtaken.
    if (this.otherTab.isOpen) this.diary.doubtOnItsWay();
    if (this.isHome || this.lot.happens(0.6)) await this.nothingIsOnItsWay();
    else this.diary.doubtOnItsWay();
  }

  async nothingIsOnItsWay(): Promise<void> {
    while (this.assembly.abandoned().length > 0) await this.assembly.wait(250);
  }

  #changeStorage(state: 'works' | 'full' | 'refused'): void {
    this.assembly.setStorage(state);
    if (state === 'works') return;
    this.diary.write(`  storage: ${state}`);
    this.diary.keepNothing(state === 'refused');
  }

  /** A page comes by the connection alone. */
  async findConnection(): Promise<void> {
    if (!this.isOnline) await this.switchConnection();
  }

  openItem(isToPlay: boolean): Promise<void> {
    return this.open(this.#address(isToPlay));
  }

  #address(isToPlay: boolean): string {
    if (!isToPlay && this.lot.happens(0.1)) return '/';
    const title = this.lot.pick(this.isSubscriber ? [...ITEMS, ...FREE_ITEMS, ...EPISODES] : FREE_ITEMS);
    const query = EPISODES.includes(title) ? SERIES : '?r=x';
    return `/m/${findItem(title).mediaid}/any${query}${isToPlay ? '&play=1' : ''}`;
  }

  async watch(isToEnd: boolean): Promise<void> {
    const { player } = this.assembly;
    if ((await player.isThere()) && (await player.isShowingAd())) await player.skipAd();
    if (!this.assembly.playing()) return;
    await this.#tempt(SAVING);
    if (!(await player.isPlaying())) await player.resume();
    await player.watch(isToEnd ? TO_THE_END : this.lot.whole(1, 300));
    this.diary.moved('played');
  }

  async seek(): Promise<void> {
    const now = this.assembly.playing();
    if (!now) return;
    await this.assembly.player.seek(this.lot.whole(0, Math.floor(now.duration) - 1));
    this.diary.moved('jumped');
  }

  async pause(): Promise<void> {
    await this.assembly.player.pause();
    this.diary.atSavePoint();
  }

  async hide(): Promise<void> {
    this.diary.atSavePoint();
    await this.assembly.turn('hidden');
    await this.assembly.turn('visible');
  }

  /** Presses something, if it is there by now. */
  async press(role: 'button' | 'link', name: string | RegExp): Promise<boolean> {
    const part = this.assembly.screen.part(role, name);
    if ((await part.count()) === 0) return false;
    await part.press();
    return true;
  }

  async mark(): Promise<boolean> {
    await this.#tempt(MARKING);
    const button = this.#favoriteButton;
    const id = await this.itemHere();
    if (!id || (await button.count()) === 0) return false;
    const was = (await button.attribute('aria-pressed')) === 'true';
    await this.#checkMark();
    await button.press();
    this.diary.mark(id, !was);
    const isThere = (await button.count()) > 0;
    if (isThere && (await button.attribute('aria-pressed')) === String(was)) {
      this.diary.lose(`A mark at ${id} does not show at once`);
    }
    return true;
  }

  get #favoriteButton(): Part {
    return this.assembly.screen.part('main').part('button', 'Favorite');
  }

  /** What the page says of its item is what was wished last. */
  async #checkMark(): Promise<void> {
    const id = await this.itemHere();
    if (!id || !this.diary.mustShowWishes || (await this.#favoriteButton.count()) === 0) return;
    const isMarked = (await this.#favoriteButton.attribute('aria-pressed')) === 'true';
    if (this.diary.owed().marks(id).includes(isMarked) || this.#misshown === id) return;
    this.#misshown = id;
    this.diary.lose(`${id} shows as ${isMarked ? 'a' : 'no'} favorite`);
  }

  /** What has been told already. */
  #misshown: string | null = null;

  async clear(): Promise<boolean> {
    await this.#tempt(CLEARING);
    const { screen } = this.assembly;
    if (!(await this.press('button', 'Clear favorites'))) return false;
    await this.assembly.wait(500);
    const yes = screen.part('alertdialog').part('button', 'Clear favorites');
    if ((await yes.count()) === 0) return false;
    await yes.press();
    this.diary.clear();
    return true;
  }

  async reload(): Promise<void> {
    const place = await this.assembly.place();
    await this.open(place.inApp ? place.path : '/');
  }

  async comeBackAfter(how: 'left' | 'killed'): Promise<void> {
    await this.endPage(how);
    await this.findConnection();
    if (this.lot.happens(0.5)) await this.assembly.wait(this.lot.whole(1, 20) * 1000);
    await this.assembly.open(this.#address(false));
  }

  /** Goes to another page of the app, with or without a connection. */
  async follow(link: string): Promise<boolean> {
    if (this.assembly.playing() && !this.temperament.playsInline) await this.press('button', 'Back');
    return this.press('link', link);
  }

  async switchConnection(): Promise<void> {
    this.isOnline = !this.isOnline;
    this.diary.write(this.isOnline ? '  online' : '  offline');
    if (this.isOnline) this.diary.doubtOnItsWay();
    await this.assembly.setOnline(this.isOnline);
  }

  async meetFault(): Promise<void> {
    if (this.lot.happens(0.3)) {
      this.misfortunes.delay();
      return;
    }
    const isLost = this.temperament.losesSession && this.lot.happens(0.3);
    const fault = isLost ? SESSION_LOST : this.misfortunes.draw();
    await this.misfortunes.set(fault);
    // What only a page asks for, a page has to ask for.
    const bites = 'body' in fault || this.lot.happens(0.7);
    if (fault.row.startsWith('GET') && bites) await this.openItem(this.lot.happens(0.5));
  }

  /** What comes next often meets a fault, but at home. */
  async #tempt(rows: readonly string[]): Promise<void> {
    if (!this.isHome) await this.misfortunes.tempt(rows);
  }

  async fillStorage(): Promise<void> {
    this.#changeStorage('full');
  }

  /** The connection is back, and the answer to who is there is older than what the member does meanwhile. */
  async markWhileAsked(): Promise<boolean> {
    if (this.isOnline) await this.switchConnection();
    this.assembly.holdAnswers({ matching: /jwp\/me$/, length: this.lot.whole(2, 4) * 1000, times: 1 });
    await this.switchConnection();
    await this.assembly.wait(this.lot.whole(0, 4) * 250);
    const isDone = await this.mark();
    await this.assembly.wait(5000);
    await this.#checkMark();
    return isDone;
  }

  /** Marks an item in this tab and at once, while that is on its way, otherwise in the other. */
  async markInBoth(): Promise<boolean> {
    const id = await this.itemHere();
    const delayMs = this.lot.whole(2, 6) * 1000;
    for (const row of MARKING)
      if (this.lot.happens(0.7)) await this.misfortunes.set({ row, delayMs, times: 1 });
    if (!id || !(await this.mark())) return false;
    await this.assembly.wait(50);
    if (!this.otherTab.isTheirs) return false;
    this.otherTab.mark(id);
    return true;
  }

  /** Who is there is answered with lists that nobody can read. */
  async garbleLists(): Promise<boolean> {
    await this.misfortunes.end();
    if (!this.isSubscriber) return false;
    const me = (await this.assembly.platform.request('GET', '/api/v3/jwp/me')) as object;
    const body = { ...me, favorites: 'none', watchHistory: { length: 1 } };
    await this.misfortunes.set({ row: 'GET /api/v3/jwp/me', body, times: 1 });
    return true;
  }

  async openSecondTab(): Promise<void> {
    if (!this.isOnline || this.otherTab.isOpen) return;
    await this.misfortunes.end();
    await this.otherTab.open();
  }

  /** Marks an item in the other tab, or watches some of it there. */
  async useBeside(): Promise<boolean> {
    if (!this.otherTab.isTheirs) return false;
    const here = this.lot.happens(0.6) ? await this.itemHere() : null;
    const id = here ?? findItem(this.lot.pick(ITEMS)).mediaid;
    if (this.lot.happens(0.5)) this.otherTab.watch(id, this.lot.whole(1, 99) / 100);
    else this.otherTab.mark(id);
    return true;
  }

  /** Logs out; what could be sent has then been sent, and nothing of the member is left in the browser. */
  async logOut(): Promise<boolean> {
    const { diary, assembly } = this;
    if (assembly.playing() || !(await this.press('button', /^Account menu/))) return false;
    await this.otherTab.close();
    await this.nothingIsOnItsWay();
    const isFine = this.isOnline && this.lot.happens(0.5);
    if (isFine) {
      await this.misfortunes.end();
      await assembly.settle();
    }
    const [who, since] = [diary.owner, diary.lines.length];
    if (!(await this.press('button', 'Logout'))) return false;
    await assembly.wait(LOGGING_OUT_MS);
    const isUnhurt = isFine && !diary.lines.slice(since).some((line) => / → (?!20\d)/.test(line));
    const personal = Object.keys(await assembly.stored()).filter((key) => key.startsWith('member-records.'));
    const left = personal.filter((key) => key.endsWith(`.${who}`) || key.endsWith('.last-member'));
    if (left.length > 0) diary.lose(`The browser still keeps ${left.join(', ')}`);
    diary.endPage('left');
    await assembly.cutOff('left');
    await this.nothingIsOnItsWay();
    diary.loggedOut(isUnhurt);
    await this.arriveAs('visitor');
    return true;
  }

  /** Comes to the app as somebody, as from the account site. */
  async arriveAs(person: string): Promise<void> {
    await this.otherTab.close();
    await this.endPage('left');
    await this.nothingIsOnItsWay();
    this.diary.write(`  from now on ${person}`);
    await this.assembly.platform.request('PUT', '/__mock/world', { person });
    this.isSubscriber = person !== 'visitor';
    await this.findConnection();
    await this.assembly.open(this.#address(false));
  }

  /** Nobody is left before an empty page, and nothing goes wrong unseen. */
  async look(): Promise<void> {
    if (this.assembly.isBlank()) {
      await this.assembly
        .eventually(async () => assert.ok(!this.assembly.isBlank(), 'The page is blank'))
        .catch(() => this.diary.lose('The page stays blank'));
    }
    if (this.lot.happens(0.4)) await this.#checkMark();
    const { lose } = this.diary;
    for (const error of this.assembly.uncaught().slice(this.#seen.uncaught)) lose(`Uncaught: ${error}`);
    for (const error of this.assembly.caught().slice(this.#seen.caught)) lose(`A screen threw: ${error}`);
    this.#seen = { uncaught: this.assembly.uncaught().length, caught: this.assembly.caught().length };
  }

  #seen = { uncaught: 0, caught: 0 };
}
