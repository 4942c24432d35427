import { setImmediate as nextTurn } from 'node:timers/promises';
import { format } from 'node:util';
import type { Clock } from '@sinonjs/fake-timers';
import { AccountServer } from '#application/ports/account-server.ts';
import type { FastifyInstance } from 'fastify';
import type { Assembly, PlatformControl, PrivacySignal } from '../assembly.ts';
import { placeAt } from '../place.ts';
import { platformAnswer } from '../platform-answer.ts';
import { makeDomScreen } from './dom-screen.ts';
import type { RecordedRequest, SentRequest } from './recorded-request.ts';
import { makeInProcessNetwork, type AnswersHeld } from './in-process-fetch.ts';
import { simulatedPlayerLibrary, type SimulatedPlayer } from './simulated-player-library.ts';
import { makeSimulatedSharing } from './simulated-sharing.ts';
import {
  eventually,
  letItSettle,
  letTimePass,
  settle,
  settleWithoutTime,
  withoutTime,
} from './simulated-time.ts';
import { SharedByTabs } from './shared-by-tabs.ts';
import type { StorageState } from './simulated-storage.ts';
import { openTab, type BrowserTab } from './simulated-window.ts';
import { startInTab, type StartedApp } from './start-in-tab.ts';
import { openSecondTab, type SecondTab } from './second-tab.ts';

export interface DomAssemblyOptions {
  readonly server: FastifyInstance;
  readonly origins: { readonly app: string; readonly platform: string };
  readonly durationOf: (mediaId: string) => number;
  readonly world: string;
  /** Shared by the scenarios of a run, one after another. */
  readonly clock: Clock;
}

/** What a browser in this process lets one do to it beside what every browser does. */
export interface DomAssembly extends Assembly {
  /**
   * Ends the page in an instant, in the middle of whatever it does: `left` as a browser unloads it, `killed` without a word to
   * it. What it has sent arrives all the same, and no answer reaches it.
   */
  cutOff(how: 'left' | 'killed'): Promise<void>;
  /** Opens another tab beside this one, which goes with the browser. Fails where the app cannot start. */
  openSecondTab(): Promise<SecondTab>;
  setStorage(state: StorageState): void;
  /** Whether the app has come so far as to show its frame; otherwise it says why it could not start, or is on its way. */
  hasStarted(): boolean;
  /** Whether nothing is there to be seen or done: in the open dialog, or else between header and footer. */
  isBlank(): boolean;
  /** What plays, as the player has it; null where no player is there. */
  playing(): PlayingNow | null;
  /** Errors that a part of the screen was put in the place of. */
  caught(): readonly string[];
  listen(listener: (heard: RecordedRequest) => void): void;
  /** The next answers to requests that match are so long on their way back, though the platform has taken them; 0 times ends all. */
  holdAnswers(hold: AnswersHeld): void;
  /** What was sent and is still to arrive, though nobody waits for the answer any more. */
  abandoned(): readonly SentRequest[];
}

export interface PlayingNow {
  /** The same for as long as it is the same player with the same item. */
  readonly player: object;
  readonly mediaid: string;
  readonly isPlaying: boolean;
  /** In seconds, as the duration. */
  readonly position: number;
  readonly duration: number;
}

/** The real app in a DOM in this process, over the real mock platform, with a simulated clock, storage and player. */
export function makeDomAssembly({
  server,
  origins,
  durationOf,
  world,
  clock,
}: DomAssemblyOptions): DomAssembly {
  const network = makeInProcessNetwork(server, origins, world);
  const players = simulatedPlayerLibrary({
    durationOf,
    textOf: (address) =>
      network.fetch(address).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      ),
    statusOf: (file) =>
      network.fetch(file).then(
        ({ status }) => status,
        () => 503,
      ),
  });
  const sharing = makeSimulatedSharing();
  const uncaught: string[] = [];
  const caught: string[] = [];
  const noteIn = (list: string[]) => (error: unknown) =>
    void list.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const noteError = noteIn(uncaught);
  process.on('unhandledRejection', noteError);
  const told: string[] = [];
  const { warn } = console;
  const timeZone = process.env.TZ;
  console.warn = (...words: unknown[]) => void told.push(format(...words));

  const shared = new SharedByTabs();
  const { storage } = shared;
  const beside = new Set<SecondTab>();
  let privacySignal: PrivacySignal | null = null;
  let page: { readonly tab: BrowserTab; readonly app: StartedApp; readonly cut: () => void } | null = null;
  const tab = (): BrowserTab => {
    if (!page) throw new Error('No page is open');
    return page.tab;
  };
  const player = (): SimulatedPlayer => {
    const latest = players.latest();
    if (!latest || latest.removed) throw new Error('No player is there');
    return latest;
  };

  let isTimeHeld = false;

  /** Settles when a page that loads itself again is there. */
  let arriving = Promise.resolve();

  /** A crash tells nobody: what the app would still store or send is lost. */
  const close = async (how: 'orderly' | 'crash') => {
    if (!page) return;
    if (how === 'orderly') {
      page.tab.window.dispatchEvent(new Event('pagehide'));
      await settle(clock, network);
    }
    network.setOnline(false);
    await end();
    network.setOnline(true);
  };

  const cutOff = async (how: 'left' | 'killed') => {
    if (how === 'left') page?.tab.window.dispatchEvent(new Event('pagehide'));
    await end();
  };

  /** From now on the page reaches neither storage nor network. */
  const end = async () => {
    if (!page) return;
    const { tab, app, cut } = page;
    page = null;
    tab.forget();
    cut();
    await letItSettle(app.started, clock);
    app.root.unmount();
    await nextTurn();
    await tab.close();
  };

  const open = async (path: string) => {
    await close('orderly');
    const tab = openTab(`${origins.app}/app${path}`, shared, () => {
      arriving = reload();
    });
    if (privacySignal) {
      const { name, value } = privacySignal;
      Object.defineProperty(tab.window.navigator, name, { value, configurable: true });
    }
    tab.window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
    sharing.provideTo(tab.window.navigator);
    page = { tab, ...(await startOnItsOwn(tab)) };
  };

  /** What a page still has in mind when it is gone reaches nobody. */
  const startOnItsOwn = async (tab: BrowserTab) => {
    const { fetch, cut } = network.ofPage();
    const app = await startInTab(tab, fetch, players.library, {
      uncaught: noteError,
      caught: noteIn(caught),
    });
    return { app, cut };
  };

  const reload = async () => {
    const { pathname, search } = tab().window.location;
    await open(pathname.replace(/^\/app/, '') + search);
  };

  const platform: PlatformControl = {
    request: async (method, path, body) => {
      const answer = await server.inject({
        method,
        url: path,
        headers: { 'x-mock-world': world },
        ...(body ? { payload: body } : {}),
      });
      if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
      return platformAnswer(answer.body);
    },
  };

  return {
    name: 'dom',
    screen: makeDomScreen(() => tab().window.document),
    platform,
    sharing,
    player: {
      isThere: async () => players.latest()?.removed === false,
      isPlaying: async () => player().playing,
      position: async () => player().getPosition(),
      duration: async () => player().getDuration(),
      seek: async (seconds) => player().seekTo(seconds),
      watch: async (seconds) => player().watch(seconds),
      pause: async () => void player().pause(),
      resume: async () => void player().play(),
      idle: async () => player().idle(),
      stir: async () => player().stir(),
      showsOverlay: async () =>
        tab().window.document.querySelector('dialog [data-shown]')?.getAttribute('data-shown') === 'true',
      overlayWords: async () => tab().window.document.querySelector('dialog [data-shown]')?.textContent ?? '',
      isMuted: async () => player().muted,
      isShowingAd: async () => player().isShowingAd,
      skipAd: async () => player().skipAd(),
      refuseAutoplay: async () => players.refuseAutoplay(),
    },
    open,
    reload,
    close,
    place: async () => placeAt(tab().leftFor() ?? tab().window.location.href, origins.app),
    back: async () => tab().window.history.back(),
    setOnline: async (online) => {
      network.setOnline(online);
      const event = online ? 'online' : 'offline';
      page?.tab.window.dispatchEvent(new Event(event));
      for (const other of beside) other.dispatch(event);
    },
    sendPrivacySignal: async (signal) => {
      privacySignal = signal;
    },
    turn: async (state) => {
      const { document } = tab().window;
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    stored: async () => storage.kept(),
    kept: async () => {
      const lines = Object.entries(storage.kept()).map((entry) => entry.join(': '));
      if (!page) return lines;
      const { sessionStorage, document } = page.tab.window;
      const ofTab = Array.from({ length: sessionStorage.length }, (_, at) => {
        const key = sessionStorage.key(at) ?? '';
        return `${key}: ${sessionStorage.getItem(key)}`;
      });
      return [...lines, ...ofTab, document.cookie];
    },
    store: async (key, value) => storage.keep(key, value),
    wait: (length) => letTimePass(length, clock),
    setTime: async (moment) => {
      clock.setSystemTime(moment);
    },
    // Of this process, until the scenario ends.
    setTimeZone: async (zone) => {
      process.env.TZ = zone;
    },
    passTime: async (length) => {
      clock.setSystemTime(clock.now + length);
    },
    layout: null,
    internals: null,
    code: {
      askAccount: async (what) => {
        if (!page) throw new Error('No page is open');
        const { errors } = await page.app.provide()(AccountServer)[what]();
        return errors.map(({ message }) => message);
      },
    },
    holdTime: async () => {
      isTimeHeld = true;
    },
    eventually: (check) => {
      const look = async () => {
        await arriving;
        return check();
      };
      return isTimeHeld ? withoutTime(look, clock) : eventually(look, clock, network);
    },
    settle: () => (isTimeHeld ? settleWithoutTime(clock, network) : settle(clock, network)),
    cutOff,
    openSecondTab: async () => {
      const opened = await openSecondTab(`${origins.app}/app/`, shared, network);
      beside.add(opened);
      return { ...opened, close: () => (beside.delete(opened), opened.close()) };
    },
    setStorage: (state) => storage.set(state),
    refuseStorage: async () => storage.set('refused'),
    hasStarted: () => tab().window.document.querySelector('header') !== null,
    isBlank: () => {
      const { document } = tab().window;
      const [dialog] = [...document.querySelectorAll('dialog[open]')].slice(-1);
      if (dialog) return dialog.querySelector('button') === null;
      return (document.querySelector('main')?.textContent ?? '').trim() === '';
    },
    playing: () => {
      const latest = players.latest();
      if (!latest?.mediaid || latest.removed || !latest.hasBegun) return null;
      return {
        player: latest,
        mediaid: latest.mediaid,
        isPlaying: latest.playing,
        position: latest.getPosition(),
        duration: latest.getDuration(),
      };
    },
    caught: () => caught,
    listen: (listener) => network.listen(listener),
    holdAnswers: (hold) => network.holdAnswers(hold),
    abandoned: () => network.abandoned(),
    uncaught: () => uncaught,
    told: () => told,
    end: async () => {
      await close('crash');
      for (const other of beside) await other.close();
      process.off('unhandledRejection', noteError);
      if (timeZone === undefined) delete process.env.TZ;
      else process.env.TZ = timeZone;
      console.warn = warn;
    },
  };
}
