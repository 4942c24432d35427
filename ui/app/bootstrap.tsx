import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { isFailure } from '#application/app-failure.ts';
import type { ErrorReports } from '#application/ports/error-reports.ts';
import { FinishedWorkouts } from '#application/history/finished-workouts.ts';
import { Cookies } from '#application/ports/cookies.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { brandColors } from '../design-system/theme/brand-colors.ts';
import { setDocumentLanguage } from '../i18n/document-language.ts';
import { makeTexts } from '../i18n/i18n.ts';
import { TextsNotLoaded, type Language } from '../i18n/language.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { App } from './app.tsx';
import { preloadBanner } from './layout/layout-parts.ts';
import { loadConfigurationPages } from './lazy-configuration.ts';
import { preloadRoute } from './preload-route.ts';
import { refreshMemberActivity } from '../queries/member-activity.ts';
import { makeQueryClient } from '../queries/query-client.ts';
import { StartupError } from './startup-error.tsx';
import type { StartConfiguration } from '../session/start-configuration.ts';
import type { Provide } from '../session/use-injection.ts';

/** An app that is ready to render. */
export interface ComposedApp {
  readonly configuration: StartConfiguration;
  readonly provide: Provide;
}

/** The longest wait before the app shows with placeholders, in milliseconds. */
const LONGEST_WAIT_MS = 400;

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

async function start(parts: Start, language: Language): Promise<void> {
  const { root, errorReports, composing } = parts;
  const failurePage = (error: unknown, shown: Language) => (
    <StartupError
      error={error}
      texts={makeTexts(shown)}
      onContinue={() => void start(parts, DEFAULT_LANGUAGE)}
    />
  );
  setDocumentLanguage(language);
  try {
    await language.load([]);
    const texts = makeTexts(language);
    const { configuration, provide } = await composing;
    // They may have been kept in this language or not.
    if (configuration.Offline) await language.load(['offline']).catch(() => undefined);
    for (const [property, value] of Object.entries(brandColors(configuration.config.styling))) {
      document.documentElement.style.setProperty(property, value);
    }
    const queries = makeQueryClient(provide(Reporter));
    provide(FinishedWorkouts).accepted$.subscribe(() => void refreshMemberActivity(queries));
    const patience = new AbortController();
    const path = pathBelowBase(window.location.pathname);
    await withTimeout(
      Promise.all([
        preloadRoute(path, language, provide, queries, patience.signal),
        preloadBanner(provide(Cookies), language),
      ]),
      LONGEST_WAIT_MS,
      () => patience.abort(),
    );
    root.render(
      <StrictMode>
        <ErrorBoundary
          onError={(error) => errorReports.report(error, 'app')}
          fallbackRender={({ error }) => failurePage(error, language)}
        >
          <App provide={provide} texts={texts} queries={queries} Offline={configuration.Offline} />
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    const shown = error instanceof TextsNotLoaded ? DEFAULT_LANGUAGE : language;
    setDocumentLanguage(shown);
    const isUnchosen = isFailure(error, 'no-config-chosen');
    const pages = isUnchosen && (await loadConfigurationPages(shown).catch(() => null));
    if (!isUnchosen) errorReports.report(error, 'startup');
    root.render(
      pages ? (
        <pages.ConfigIdPrompt rejected={error.source} texts={makeTexts(shown)} />
      ) : (
        failurePage(error, shown)
      ),
    );
  }
}
