import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { isFailure } from '#application/app-failure.ts';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { FinishedWorkoutEvents } from '#application/history/finished-workout-events.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { withTimeout } from '#application/with-timeout.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { pathBelowBase, withSingleSlashes } from '#domain/navigation/paths.ts';
import toastStyles from '../design-system/components/toast.module.css';
import { pagePalette } from '../design-system/theme/palette.ts';
import { USUAL_WAIT_MS } from '../feedback/busy.tsx';
import { showNotLoadedNotice } from '../feedback/not-loaded-notice.ts';
import { setDocumentLanguage } from '../i18n/document-language.ts';
import { makeTexts } from '../i18n/make-texts.ts';
import { TextsNotLoaded, type Language } from '../i18n/language.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { lazyModule } from '../navigation/lazy-module.ts';
import { refreshMemberActivity } from '../queries/refresh-member-activity.ts';
import { makeQueryClient } from '../queries/query-client.ts';
import type { Provide } from '../session/use-injection.ts';
import { App } from './app.tsx';
import { preloadBanner } from './layout/layout-parts.ts';
import { preloadRoute } from './preload-route.ts';
import { configuration as configurationPages, fetchOffline } from './routes.ts';

/** An app that is ready to render. */
export interface ComposedApp {
  readonly configuration: Configuration;
  readonly provide: Provide;
}

/** The longest wait before the app shows with placeholders, in milliseconds. */
const PLACEHOLDER_WAIT_MS = 400;

/**
 * Renders the app in a language, the prompt for a config id (CFG-13), or the reason why it cannot start (CFG-19, CFG-20); until
 * then the page shows its static content.
 */
export function bootstrap(
  root: Root,
  errorReports: ErrorReports,
  compose: () => Promise<ComposedApp>,
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  const composing = compose();
  // It is reported once the texts to report it in have loaded.
  composing.catch(() => undefined);
  return start({ root, errorReports, composing }, language);
}

interface Start {
  readonly root: Root;
  readonly errorReports: ErrorReports;
  readonly composing: Promise<ComposedApp>;
}

/** Makes the address the one of its page, which only single slashes name. */
function showSingleSlashes(): void {
  const { pathname, search, hash } = window.location;
  const path = withSingleSlashes(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Shows the customer's colours on the page, and around it: in the status bar of the installed app (CFG-17). */
function showColors({ styling }: AppConfig): void {
  const colors = pagePalette(styling);
  for (const [property, value] of Object.entries(colors))
    document.documentElement.style.setProperty(property, value);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colors['--color-background'] ?? '');
}

/** Says in the page's static content, over which nothing moves, that the start takes longer than usual. */
function showSlowStart(text: string): void {
  const said = document.createElement('p');
  said.className = `${toastStyles.place} ${toastStyles.shown}`;
  said.textContent = text;
  document.querySelector('.first')?.append(said);
}

async function start(parts: Start, language: Language): Promise<void> {
  const { root, errorReports, composing } = parts;
  setDocumentLanguage(language);
  try {
    await language.load([]);
    const texts = makeTexts(language);
    const { configuration, provide } = await withTimeout(composing, USUAL_WAIT_MS, () => {
      showSlowStart(texts.t('loadsSlowly'));
      return composing;
    });
    const { offlineSince } = configuration;
    const offline =
      offlineSince === null
        ? null
        : await (await fetchOffline()).loadOfflineScreen(offlineSince, texts, provide);
    showColors(configuration.config);
    const queries = makeQueryClient(provide(Reporter));
    provide(FinishedWorkoutEvents).accepted$.subscribe(() => void refreshMemberActivity(queries));
    const patience = new AbortController();
    showSingleSlashes();
    const path = pathBelowBase(window.location.pathname);
    await withTimeout(
      Promise.all([
        preloadRoute(path, texts, provide, queries, patience.signal),
        preloadBanner(texts, provide),
      ]),
      PLACEHOLDER_WAIT_MS,
      () => patience.abort(),
    );
    root.render(
      <StrictMode>
        <ErrorBoundary
          fallback={null}
          onError={(error) => {
            errorReports.report(error, 'app');
            void showFailure(parts, error, language);
          }}
        >
          <App provide={provide} texts={texts} queries={queries} offline={offline} />
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    if (!isFailure(error, 'no-config-chosen')) errorReports.report(error, 'startup');
    await showFailure(parts, error, language);
  }
}

const startupError = lazyModule(() => import('./startup-error.tsx'), ['startup']);

/** Never fails: without the code or the texts of the page that says more, the page's own notice shows. */
async function showFailure(parts: Start, error: unknown, language: Language): Promise<void> {
  const shown = error instanceof TextsNotLoaded ? DEFAULT_LANGUAGE : language;
  setDocumentLanguage(shown);
  try {
    await shown.load([]);
    const texts = makeTexts(shown);
    if (isFailure(error, 'no-config-chosen')) {
      const { ConfigIdPrompt } = await configurationPages.load(texts, null);
      parts.root.render(<ConfigIdPrompt rejected={error.source} texts={texts} />);
      return;
    }
    const { StartupError } = await startupError.load(texts, null);
    const continueInDefault = () => void start(parts, DEFAULT_LANGUAGE);
    parts.root.render(<StartupError error={error} texts={texts} onContinue={continueInDefault} />);
  } catch {
    setDocumentLanguage(DEFAULT_LANGUAGE);
    showNotLoadedNotice();
  }
}
