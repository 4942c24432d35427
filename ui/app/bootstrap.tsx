import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { FinishedWorkouts } from '#application/history/finished-workouts.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { brandColors } from '../design-system/theme/brand-colors.ts';
import { setDocumentLanguage } from '../i18n/document-language.ts';
import { makeTexts } from '../i18n/i18n.ts';
import { TextsNotLoaded, type Language } from '../i18n/language.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { App } from './app.tsx';
import { preloadRoute } from './preload-route.ts';
import { refreshMemberActivity } from '../queries/member-activity.ts';
import { makeQueryClient } from '../queries/query-client.ts';
import { StartupError } from './startup-error.tsx';
import type { Provide } from '../session/use-injection.ts';

/** An app that is ready to render. */
export interface ComposedApp {
  readonly configuration: Configuration;
  readonly provide: Provide;
}

/** The longest wait before the app shows with placeholders, in milliseconds. */
const LONGEST_WAIT_MS = 400;

/**
 * Renders the app in a language, or the reason why it cannot start (CFG-19, CFG-20); until then the page shows its static
 * content.
 */
export function bootstrap(
  root: Root,
  compose: () => Promise<ComposedApp>,
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  const composing = compose();
  // It is reported once the texts to report it in have loaded.
  composing.catch(() => undefined);
  return start(root, composing, language);
}

async function start(root: Root, composing: Promise<ComposedApp>, language: Language): Promise<void> {
  const failurePage = (error: unknown, shown: Language) => (
    <StartupError
      error={error}
      texts={makeTexts(shown)}
      onContinue={() => void start(root, composing, DEFAULT_LANGUAGE)}
    />
  );
  setDocumentLanguage(language);
  try {
    await language.load([]);
    const texts = makeTexts(language);
    const { configuration, provide } = await composing;
    for (const [property, value] of Object.entries(brandColors(configuration.config.styling))) {
      document.documentElement.style.setProperty(property, value);
    }
    const queries = makeQueryClient(provide(Reporter));
    provide(FinishedWorkouts).accepted$.subscribe(() => void refreshMemberActivity(queries));
    const patience = new AbortController();
    await withTimeout(
      preloadRoute(pathBelowBase(window.location.pathname), language, provide, queries, patience.signal),
      LONGEST_WAIT_MS,
      () => patience.abort(),
    );
    root.render(
      <StrictMode>
        <ErrorBoundary fallbackRender={({ error }) => failurePage(error, language)}>
          <App provide={provide} texts={texts} queries={queries} />
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    const shown = error instanceof TextsNotLoaded ? DEFAULT_LANGUAGE : language;
    setDocumentLanguage(shown);
    root.render(failurePage(error, shown));
  }
}
