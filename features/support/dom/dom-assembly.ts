import type { Clock } from '@sinonjs/fake-timers';
import type { FastifyInstance } from 'fastify';
import { AccountServer } from '#application/ports/account-server.ts';
import type { Assembly, DownloadedFiles, SharingMeans } from '../assembly.ts';
import { makeDomPage } from './dom-page.ts';
import { makeDomPlatformControl } from './dom-platform-control.ts';
import { makeDomPlayer, playersOver, playingIn, type PlayingNow } from './dom-player.ts';
import { makeDomScreen } from './dom-screen.ts';
import { makeDomTime } from './dom-time.ts';
import { makeErrorLog, type ErrorLog } from './error-log.ts';
import type { AnswersHeld } from './response-delays.ts';
import { makeInProcessNetwork, type InProcessNetwork } from './in-process-fetch.ts';
import type { RecordedRequest, SentRequest } from './recorded-request.ts';
import { openSecondTab, type SecondTab } from './second-tab.ts';
import { SharedByTabs } from './shared-by-tabs.ts';
import { makeSimulatedCanvas } from './simulated-canvas.ts';
import { makeSimulatedDevice } from './simulated-device.ts';
import { makeSimulatedDownloads } from './simulated-downloads.ts';
import { makeSimulatedSharing } from './simulated-sharing.ts';
import type { StartedApp } from './start-in-tab.ts';
import { makeDomStorage, type DomStorage } from './dom-storage.ts';

export type { PlayingNow };

export interface DomAssemblyOptions {
  readonly server: FastifyInstance;
  readonly origins: { readonly app: string; readonly platform: string };
  readonly durationOf: (mediaId: string) => number;
  readonly world: string;
  /** Shared by the scenarios of a run, one after another. */
  readonly clock: Clock;
}

/** What only a real browser has. */
const WITHOUT_BROWSER = { layout: null, deployment: null, internals: null, screenshot: async () => null };

/** What an in-process browser allows beyond what every browser does. */
export interface DomAssembly extends Assembly, DomStorage {
  /**
   * Ends the page immediately, whatever it is doing: `left` as when a browser unloads it, `killed` without
   * notice. What it has sent arrives nevertheless, and no response reaches it.
   */
  cutOff(how: 'left' | 'killed'): Promise<void>;
  /** Opens another tab beside this one, which closes with the browser. Fails if the app cannot start. */
  openSecondTab(): Promise<SecondTab>;
  /** Whether the app shows its layout; otherwise it is still starting, or shows why it could not. */
  hasStarted(): boolean;
  /** Whether nothing is visible or usable: in the open dialog, or else between header and footer. */
  isBlank(): boolean;
  /** What plays, according to the player; null if there is no player. */
  playing(): PlayingNow | null;
  /** Errors for which an error boundary replaced part of the screen. */
  caught(): readonly string[];
  listen(listener: (heard: RecordedRequest) => void): void;
  /**
   * Delays the next responses to matching requests after the platform has processed them; 0 times ends all
   * delays.
   */
  holdAnswers(hold: AnswersHeld): void;
  /** Requests that were sent and have not arrived yet, although no caller waits for the response any more. */
  abandoned(): readonly SentRequest[];
}

/**
 * The real app in an in-process DOM, running against the real mock platform, with a simulated clock, storage
 * and player.
 */
export function makeDomAssembly(options: DomAssemblyOptions): DomAssembly {
  const { server, origins, durationOf, world, clock } = options;
  const network = makeInProcessNetwork(server, origins, world);
  const players = playersOver(network, durationOf, () => clock.now);
  const downloads = makeSimulatedDownloads();
  const sharing = sharingOf(downloads);
  const device = makeSimulatedDevice(() => page.tab().window.document);
  const errors = makeErrorLog();
  const shared = new SharedByTabs();
  const page = makeDomPage({
    origin: origins.app,
    network,
    shared,
    clock,
    library: players.library,
    errors,
    onTab: (window) => {
      sharing.provideTo(window);
      downloads.provideTo(window.document);
      device.provideTo(window);
    },
  });
  const document = () => page.tab().window.document;
  const beside = new Set<SecondTab>();
  const time = makeDomTime(clock, network, page.arriving);

  return {
    name: 'dom',
    screen: makeDomScreen(document),
    platform: makeDomPlatformControl(server, world),
    sharing,
    downloads,
    ...makeDomPlayer(players, document, time.wait),
    device,
    ...WITHOUT_BROWSER,
    code: { askAccount: (what) => askAccount(page.app(), what) },
    ...page,
    ...time,
    ...makeDomStorage(shared.storage, page),
    setOnline: async (online) => {
      network.setOnline((shared.isOnline = online));
      const event = online ? 'online' : 'offline';
      if (page.isOpen()) page.tab().window.dispatchEvent(new Event(event));
      for (const other of beside) other.dispatch(event);
    },
    openSecondTab: async () => {
      const opened = await openSecondTab(`${origins.app}/app/`, shared, network);
      beside.add(opened);
      return { ...opened, close: () => (beside.delete(opened), opened.close()) };
    },
    ...stateOf(document, players),
    ...trafficOf(network),
    ...evidenceOf(errors),
    end: async () => {
      await page.close('crash');
      for (const other of beside) await other.close();
      errors.end();
      time.end();
    },
  };
}

function sharingOf(downloads: DownloadedFiles): SharingMeans & { provideTo(window: Window): void } {
  const [pages, pictures] = [makeSimulatedSharing(), makeSimulatedCanvas(downloads)];
  return {
    ...pages,
    ...pictures,
    provideTo: (window) => {
      pages.provideTo(window.navigator);
      pictures.provideTo(window);
    },
  };
}

const stateOf = (
  document: () => Document,
  players: Parameters<typeof playingIn>[0],
): Pick<DomAssembly, 'hasStarted' | 'isBlank' | 'playing'> => ({
  hasStarted: () => document().querySelector('header') !== null,
  isBlank: () => isBlank(document()),
  playing: () => playingIn(players),
});

const trafficOf = (
  network: InProcessNetwork,
): Pick<DomAssembly, 'listen' | 'holdAnswers' | 'abandoned' | 'sentElsewhere'> => ({
  listen: (listener) => network.listen(listener),
  holdAnswers: (hold) => network.holdAnswers(hold),
  abandoned: () => network.abandoned(),
  sentElsewhere: () => network.sentElsewhere(),
});

const evidenceOf = (
  errors: ErrorLog,
): Pick<DomAssembly, 'caught' | 'uncaught' | 'consoleMessages' | 'consoleLines'> => ({
  caught: () => errors.caught,
  uncaught: () => errors.uncaught,
  consoleMessages: () => errors.messages,
  consoleLines: () => errors.messages,
});

function isBlank(document: Document): boolean {
  const [dialog] = [...document.querySelectorAll('dialog[open]')].slice(-1);
  if (dialog) return dialog.querySelector('button') === null;
  return (document.querySelector('main')?.textContent ?? '').trim() === '';
}

async function askAccount(app: StartedApp, what: 'login' | 'register' | 'locale'): Promise<string[]> {
  const { errors } = await app.provide()(AccountServer)[what]();
  return errors.map(({ message }) => message);
}
