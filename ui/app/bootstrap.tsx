import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { isFailure } from '#application/app-failure.ts';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { FinishedWorkoutEvents } from '#application/history/finished-workout-events.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase, withSingleSlashes } from '#domain/navigation/paths.ts';
import toastStyles from '../design-system/components/toast.module.css';
import { showPagePalette } from '../design-system/theme/palette.ts';
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
import { takeOver } from './take-over.ts';
import { App } from './app.tsx';
import { preloadBanner } from './layout/layout-parts.ts';
import { preloadRoute } from './preload-route.ts';
import { configuration as configurationPages, fetchOffline } from './routes.ts';

/** An app that is ready to render. */
export interface ComposedApp {
  readonly configuration: Configuration;
  readonly provide: Provide;
}

/** The longest wait before the app shows with placeholders, in milliseconds, if nothing shows yet, and if the first screen does. */
const PLACEHOLDER_WAIT_MS = { withoutFirstScreen: 400, withFirstScreen: 2000 };

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

/** Renders in the place of the first screen, in slices of time between which that one answers to presses. */
const show = (root: Root, node: ReactNode): void =>
  startTransition(() => root.render(<TakeOver>{node}</TakeOver>));

function TakeOver({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(takeOver);
  return children;
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

/** Says in the page's static content, over which nothing moves, that the start takes longer than usual. */
function showSlowStart(text: string): void {
  const said = document.createElement('p');
  said.className = `${toastStyles.place} ${toastStyles.shown}`;
  said.textContent = text;
  document.getElementById('first-screen')?.append(said);
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
    showPagePalette(configuration.config.styling);
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
      document.querySelector('#first-screen[data-complete]')
        ? PLACEHOLDER_WAIT_MS.withFirstScreen
        : PLACEHOLDER_WAIT_MS.withoutFirstScreen,
      () => patience.abort(),
    );
    show(
      root,
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
      show(parts.root, <ConfigIdPrompt rejected={error.source} texts={texts} />);
      return;
    }
    const { StartupError } = await startupError.load(texts, null);
    const continueInDefault = () => void start(parts, DEFAULT_LANGUAGE);
    show(parts.root, <StartupError error={error} texts={texts} onContinue={continueInDefault} />);
  } catch {
    setDocumentLanguage(DEFAULT_LANGUAGE);
    showNotLoadedNotice();
  }
}
