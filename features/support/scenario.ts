import assert from 'node:assert/strict';
import { setWorldConstructor, World } from '@cucumber/cucumber';
import { PSEUDO_TEXTS } from '#ui/i18n/pseudo-texts.ts';
import type { AppCode, Assembly, CardPosition, Deployment, Layout } from './assembly.ts';
import type { PlayerInternals } from './player-internals.ts';
import { changedJson, type Json } from './changed-json.ts';
import { assertField, findItem } from './catalogue.ts';
import { noteLookups, type Lookup, type ScreenWithLookups } from './screen-lookups.ts';
import { ScenarioMistake } from './scenario-mistake.ts';
import type { Part } from './screen.ts';

/** A request that the platform received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly row: string | null;
  readonly body?: unknown;
}

const DEFAULT_CONFIG = '/api/v3/jwp/home';
const SHELF = 'Shelf001';
const SETTINGS = '/app/.webapp.ini';

interface Me {
  readonly favorites: readonly { readonly mediaid: string }[];
  readonly watchHistory: readonly { readonly mediaid: string; readonly progress: number }[];
}

/** What the steps of one scenario share: a person's browser, and the platform behind it. */
export class Scenario extends World {
  /** Set before the first step. */
  assembly!: Assembly;

  #config: Json | undefined;
  #settings: string | undefined;
  #playlist: Json = {};

  /** The current person, by the name that the platform uses for them. */
  person = 'visitor';

  /** The code of the language that they have chosen; null if they have not. */
  language: string | null = null;

  /** Parts of the messages of errors that nothing is to handle in this scenario. */
  readonly expectedErrors: string[] = [];

  /** The card that was pressed last, where it was. */
  pressedCard: CardPosition | null = null;

  /** The button that was looked at last, and its distance from the left edge and the top of the window in CSS pixels. */
  notedControl: { readonly name: string; readonly left: number; readonly top: number } | null = null;

  /** What was in view when the app took the place of the first screen, and where. */
  inFirstScreen: ReadonlyMap<string, string> = new Map();

  /** How far the guide was scrolled before a finger moved over it, in CSS pixels to the right and down. */
  guideOffset = { x: 0, y: 0 };

  /** The picture of the player that was looked at last. */
  seenPicture: readonly number[] = [];

  /** One of the app's own texts, given in English: a pseudo-language changes it. */
  textInLanguage(text: string): string {
    const { language } = this;
    if (language !== 'en-XA' && language !== 'en-XB') return text;
    return PSEUDO_TEXTS[language]({ text })['text'] ?? text;
  }

  #screen: ScreenWithLookups | undefined;

  get screen(): ScreenWithLookups {
    return (this.#screen ??= noteLookups(this.assembly.screen));
  }

  /** What was looked at on the screen last; null if that is nothing in the present step. */
  get lastLook(): Lookup | null {
    return this.#screen?.lastLook() ?? null;
  }

  forgetLooks(): void {
    this.#screen?.forgetLooks();
  }

  get player() {
    return this.assembly.player;
  }

  get controls() {
    return this.assembly.controls;
  }

  get device() {
    return this.assembly.device;
  }

  /** For scenarios tagged @browser. */
  get internals(): PlayerInternals {
    const { internals } = this.assembly;
    assert.ok(internals, 'Only a browser has a real player: tag the scenario @browser');
    return internals;
  }

  /** For scenarios tagged @dom. */
  get code(): AppCode {
    const { code } = this.assembly;
    assert.ok(code, 'A browser shows screens alone: tag the scenario @dom');
    return code;
  }

  /** For scenarios tagged @service-worker. */
  get deployment(): Deployment {
    const { deployment } = this.assembly;
    assert.ok(deployment, 'The app has no host of its own: tag the scenario @service-worker');
    return deployment;
  }

  /** For scenarios tagged @browser. */
  get layout(): Layout {
    const { layout } = this.assembly;
    assert.ok(layout, 'Only a browser has a layout: tag the scenario @browser');
    return layout;
  }

  /** Changes a field of the default config, for example 'integrations.db.apiBase'; undefined removes it. */
  async changeConfig(field: string, value: Json | undefined): Promise<void> {
    this.#config ??= (await this.assembly.platform.request('GET', DEFAULT_CONFIG)) as Json;
    this.#config = changedJson(this.#config, field.split('.'), value);
    await this.fail(`GET ${DEFAULT_CONFIG}`, { body: this.#config });
  }

  /** An item as the CDN sends it. */
  async itemOf(mediaid: string): Promise<{ readonly [key: string]: Json }> {
    const media = await this.assembly.platform.request('GET', `/v2/media/${mediaid}`);
    const [item] = (media as { playlist: { readonly [key: string]: Json }[] }).playlist;
    return { ...item };
  }

  /** An item by its title, with the scenario's changes. */
  async item(title: string, changes: Readonly<Record<string, Json>> = {}): Promise<Json> {
    for (const field of Object.keys(changes)) assertField(field);
    return { ...(await this.itemOf(findItem(title).mediaid)), ...changes };
  }

  /** Makes home show one shelf with these items, and nothing else. */
  async showShelf(title: string, items: readonly Json[]): Promise<void> {
    this.#playlist = { title, kind: 'FEED', feedid: SHELF, links: {}, playlist: items };
    await this.changeConfig('content', [{ type: 'playlist', contentId: SHELF, title }]);
    await this.fail('GET /v2/playlists/:id', { body: this.#playlist });
  }

  /** Changes a field of the playlist that the only shelf shows. */
  async changePlaylist(field: string, value: Json): Promise<void> {
    this.#playlist = changedJson(this.#playlist, field.split('.'), value);
    await this.fail('GET /v2/playlists/:id', { body: this.#playlist });
  }

  /** Changes a line of the settings file; null removes it. */
  async changeSetting(name: string, value: string | null): Promise<void> {
    this.#settings ??= String(await this.assembly.platform.request('GET', SETTINGS));
    const others = this.#settings.split('\n').filter((line) => !line.startsWith(`${name} `));
    this.#settings = [...others, ...(value === null ? [] : [`${name} = ${value}`])].join('\n');
    await this.fail(`GET ${SETTINGS}`, { body: this.#settings });
  }

  /** Sets the clocks of the platform and of the browser. */
  async setTime(moment: Date): Promise<void> {
    await this.assembly.setTime(moment);
    await this.assembly.platform.request('PUT', '/__mock/world', { now: moment.toISOString() });
  }

  /** Repeats a check until it passes, or until it is certain that the scenario is written wrongly. */
  async eventually<T>(check: () => Promise<T>): Promise<T> {
    const outcome = await this.assembly.eventually(() =>
      check().then(
        (value) => ({ value }),
        (failure: unknown) => {
          if (failure instanceof ScenarioMistake) return { failure };
          throw failure;
        },
      ),
    );
    if ('failure' in outcome) throw outcome.failure;
    return outcome.value;
  }

  /** Waits until a part exists, then acts on it once: a second press would undo the first. */
  async onceThere(find: () => Part, what: (part: Part) => Promise<void>): Promise<void> {
    await this.eventually(async () => {
      assert.notEqual(await find().count(), 0);
    });
    await what(find());
  }

  /** Presses a part as soon as it exists. */
  press(find: () => Part): Promise<void> {
    return this.onceThere(find, (part) => part.press());
  }

  /** Waits until nothing is in flight, then repeats a check until it passes: for what must not appear. */
  async onceSettled(check: () => Promise<void>): Promise<void> {
    await this.assembly.settle();
    await this.eventually(check);
  }

  /** Replaces the responses of an endpoint, until told otherwise. */
  async fail(row: string, how: Readonly<Record<string, unknown>>): Promise<void> {
    await this.assembly.platform.request('POST', '/__mock/faults', { row, ...how });
  }

  /** The requests that the platform has received, newest last. */
  async calls(row?: string): Promise<readonly ReceivedCall[]> {
    const calls = (await this.assembly.platform.request('GET', '/__mock/calls')) as ReceivedCall[];
    return calls.filter((call) => !row || call.row === row);
  }

  /** What the platform stores about the person. */
  async me(): Promise<Me> {
    return (await this.assembly.platform.request('GET', '/api/v3/jwp/me')) as Me;
  }

  /** The progress that the platform stores for a workout; null if there is none. */
  async progressAtPlatform(title: string): Promise<number | null> {
    const { watchHistory } = await this.me();
    return watchHistory.find(({ mediaid }) => mediaid === findItem(title).mediaid)?.progress ?? null;
  }
}

setWorldConstructor(Scenario);
