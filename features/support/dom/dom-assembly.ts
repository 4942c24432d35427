import { setImmediate as nextTurn } from 'node:timers/promises';
import { format } from 'node:util';
import type { Clock } from '@sinonjs/fake-timers';
import type { FastifyInstance } from 'fastify';
import type { Assembly, PlatformControl, PrivacySignal } from '../assembly.ts';
import { keptIn } from '../kept-in.ts';
import { placeAt } from '../place.ts';
import { platformAnswer } from '../platform-answer.ts';
import { makeDomScreen } from './dom-screen.ts';
import { makeInProcessNetwork } from './in-process-fetch.ts';
import { simulatedPlayerLibrary, type SimulatedPlayer } from './simulated-player-library.ts';
import { makeSimulatedSharing } from './simulated-sharing.ts';
import { eventually, letItSettle, letTimePass, settle, withoutTime } from './simulated-time.ts';
import { openTab, type BrowserTab } from './simulated-window.ts';
import { startInTab, type StartedApp } from './start-in-tab.ts';

export interface DomAssemblyOptions {
  readonly server: FastifyInstance;
  readonly origins: { readonly app: string; readonly platform: string };
  readonly durationOf: (mediaId: string) => number;
  readonly world: string;
  /** Shared by the scenarios of a run, one after another. */
  readonly clock: Clock;
}

/** The real app in a DOM in this process, over the real mock platform, with a simulated clock, storage and player. */
export function makeDomAssembly({ server, origins, durationOf, world, clock }: DomAssemblyOptions): Assembly {
  const network = makeInProcessNetwork(server, origins, world);
  const players = simulatedPlayerLibrary(durationOf);
  const sharing = makeSimulatedSharing();
  const uncaught: string[] = [];
  const noteError = (error: unknown) =>
    void uncaught.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.on('unhandledRejection', noteError);
  const told: string[] = [];
  const { warn } = console;
  const timeZone = process.env.TZ;
  console.warn = (...words: unknown[]) => void told.push(format(...words));

  let stored: Readonly<Record<string, string>> = {};
  let privacySignal: PrivacySignal | null = null;
  let page: { readonly tab: BrowserTab; readonly app: StartedApp } | null = null;
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
    const { tab, app } = page;
    if (how === 'orderly') {
      tab.window.dispatchEvent(new Event('pagehide'));
      await settle(clock, network);
    }
    stored = keptIn(tab.window.localStorage);
    page = null;
    network.setOnline(false);
    await letItSettle(app.started, clock);
    app.root.unmount();
    await nextTurn();
    await tab.close();
    network.setOnline(true);
  };

  const open = async (path: string) => {
    await close('orderly');
    const tab = openTab(`${origins.app}/app${path}`, stored, () => {
      arriving = reload();
    });
    if (privacySignal) {
      const { name, value } = privacySignal;
      Object.defineProperty(tab.window.navigator, name, { value, configurable: true });
    }
    tab.window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
    sharing.provideTo(tab.window.navigator);
    page = { tab, app: await startInTab(tab, network.fetch, players.library, noteError) };
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
      seek: async (seconds) => player().seek(seconds),
      watch: async (seconds) => player().watch(seconds),
      pause: async () => player().pause(),
      resume: async () => void player().play(),
      idle: async () => player().idle(),
      stir: async () => player().stir(),
      showsOverlay: async () =>
        tab().window.document.querySelector('dialog [data-shown]')?.getAttribute('data-shown') === 'true',
      isMuted: async () => player().muted,
      refuseAutoplay: async () => players.refuseAutoplay(),
    },
    open,
    reload,
    close,
    place: async () => placeAt(tab().leftFor() ?? tab().window.location.href, origins.app),
    back: async () => tab().window.history.back(),
    setOnline: async (online) => {
      network.setOnline(online);
      tab().window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    sendPrivacySignal: async (signal) => {
      privacySignal = signal;
    },
    hide: async () => {
      const { document } = tab().window;
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    stored: async () => (page ? keptIn(page.tab.window.localStorage) : stored),
    store: async (key, value) => {
      stored = { ...stored, [key]: value };
      page?.tab.window.localStorage.setItem(key, value);
    },
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
    settle: () => (isTimeHeld ? settle(clock, network, 0) : settle(clock, network)),
    uncaught: () => uncaught,
    told: () => told,
    end: async () => {
      await close('crash');
      process.off('unhandledRejection', noteError);
      if (timeZone === undefined) delete process.env.TZ;
      else process.env.TZ = timeZone;
      console.warn = warn;
    },
  };
}
