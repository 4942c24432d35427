import type { PlatformDefaults } from '#adapters/app-host/webapp-ini-settings.ts';
import type { PlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import type { Language } from '#ui/i18n/language.ts';
import type { Environment } from '#ui/composition/platform.ts';
import type { Provide } from '#ui/session/use-injection.ts';
import type { WithheldTranslations } from '../assembly.ts';
import { FetchOfTabs, withoutTab } from './fetch-of-tabs.ts';
import type { BrowserTab } from './simulated-window.ts';

const fetchOfTabs = new FetchOfTabs();
let code: ReturnType<typeof importApp> | null = null;

/** The app's code with all its screens, loaded once. Call it only after a window exists. */
export const loadApp = () => (code ??= importApp());

async function importApp() {
  const { createRoot } = await import('react-dom/client');
  const { composeApp } = await import('#ui/composition/compose-app.ts');
  const { loadConfiguration } = await import('#ui/boot/load-start-configuration.ts');
  const { bootstrap } = await import('#ui/app/bootstrap.tsx');
  const { startErrorReports } = await import('#ui/boot/error-reports.ts');
  const { ROUTES, routeAt } = await import('#ui/app/routes.ts');
  const { LANGUAGES } = await import('#ui/i18n/languages.ts');
  const { makeLanguage } = await import('#ui/i18n/language.ts');
  const { initialLanguage } = await import('#ui/boot/initial-language.ts');
  const pages = await import('#ui/details/lazy-detail-pages.ts');
  await Promise.all([
    ...LANGUAGES.flatMap((language) => [
      language.load(['access', 'coaching', 'language', 'live', 'playback']),
      ...ROUTES.map(({ screen }) => screen.fetch(language)),
      ...Object.values(pages).map((page) => page.fetch(language)),
    ]),
    import('#ui/composition/data-layer.ts'),
    import('#ui/composition/layout.tsx'),
    import('#ui/boot/error-reporting-service.ts'),
    import('#adapters/error-reporting/sentry-error-reports.ts'),
    import('#ui/app/layout/drawer.tsx'),
    import('#ui/shell/couch/couch-navigation.tsx'),
    import('#ui/shell/language/language-select.tsx'),
    import('#ui/playback/trailer/trailer-dialog.tsx'),
  ]);
  const withhold = (withheld: WithheldTranslations, language: Language): Language => {
    const { fetchTexts } = language;
    if (withheld === 'none' || !fetchTexts) return language;
    const refuse = () => Promise.reject(new Error('No connection'));
    const fetchEager = async () => {
      const texts = await fetchTexts();
      return typeof texts === 'function' ? texts : { eager: texts.eager, fetchLazy: refuse };
    };
    return makeLanguage({ ...language, fetchTexts: withheld === 'all' ? refuse : fetchEager });
  };
  return {
    createRoot,
    composeApp,
    loadConfiguration,
    startErrorReports,
    routeAt,
    bootstrap,
    initialLanguage,
    withhold,
  };
}

/** The app in a tab; `started` settles when it is rendered or has failed to start. */
export interface StartedApp {
  readonly started: Promise<void>;
  /** The app's container, once it has started. */
  readonly provide: () => Provide;
  /** Unmounts the app; later requests of its libraries fail. */
  readonly end: () => void;
}

/** What a tab of the app depends on. */
export interface TabSurroundings {
  readonly fetch: typeof globalThis.fetch;
  readonly library: PlayerLibrary;
  readonly platformDefaults: PlatformDefaults;
  /** Which texts of languages other than the default one cannot be loaded. */
  readonly withheldTranslations: WithheldTranslations;
}

/** Starts the real app in a tab. */
export async function startInTab(
  { window }: BrowserTab,
  { fetch, library, platformDefaults, withheldTranslations }: TabSurroundings,
  onError: { readonly uncaught: (error: unknown) => void; readonly caught: (error: unknown) => void },
): Promise<StartedApp> {
  const app = await loadApp();
  const { composeApp, loadConfiguration, initialLanguage, withhold } = app;
  const loadPlayerLibrary = async (address: string) => {
    const answer = await fetch(address);
    const script = await answer.text();
    if (!answer.ok || !script.includes('jwplayer')) throw new Error(`No player library at ${address}`);
    return library;
  };
  const inLibraries = fetchOfTabs.add(fetch);
  // Libraries look for it there.
  globalThis.fetch = fetchOfTabs.fetch;
  const errorReports = app.startErrorReports(window, fetch, (path) => app.routeAt(path)?.pattern);
  const environment: Environment = {
    window,
    // Also the app's own calls have the address that names the tab.
    fetch: (input, init) => fetch(typeof input === 'string' ? withoutTab(input) : input, init),
    loadPlayerLibrary,
    platformDefaults,
    errorReports,
  };
  const place = window.document.body.appendChild(window.document.createElement('div'));
  const root = app.createRoot(place, { onUncaughtError: onError.uncaught, onCaughtError: onError.caught });
  let composed: Provide | null = null;
  const language = initialLanguage(window);
  const compose = async () => {
    const configuration = analyticsTo(inLibraries.named, await loadConfiguration(environment));
    composed = composeApp(environment, configuration);
    return { configuration, provide: composed };
  };
  const shown = withhold(withheldTranslations, language);
  const started = app.bootstrap(root, errorReports, compose, shown);
  const provide = (): Provide => {
    if (!composed) throw new Error('The app has not started');
    return composed;
  };
  const end = (): void => {
    inLibraries.remove();
    root.unmount();
  };
  return { started, provide, end };
}

/** The configuration with another address for the analytics library. */
function analyticsTo(named: (address: string) => string, configuration: Configuration): Configuration {
  const { config } = configuration;
  const { analytics } = config;
  return {
    ...configuration,
    config: { ...config, analytics: analytics && { ...analytics, base: named(analytics.base) } },
  };
}
