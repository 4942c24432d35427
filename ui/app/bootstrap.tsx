import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { isFailure } from '#application/app-failure.ts';
import { FinishedWorkouts } from '#application/history/finished-workouts.ts';
import { Reporter } from '#application/ports/reporter.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { brandColors } from '../design-system/theme/brand-colors.ts';
import { makeTexts } from '../i18n/i18n.ts';
import { App } from './app.tsx';
import { loadConfigurationPages } from './lazy-configuration.ts';
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
 * Renders the app, the prompt for a config id (CFG-13), or the reason why it cannot start (CFG-19); until then the page shows
 * its static content.
 */
export async function bootstrap(root: Root, compose: () => Promise<ComposedApp>): Promise<void> {
  const texts = makeTexts();
  document.documentElement.lang = texts.language;
  try {
    const { configuration, provide } = await compose();
    for (const [property, value] of Object.entries(brandColors(configuration.config.styling))) {
      document.documentElement.style.setProperty(property, value);
    }
    const queries = makeQueryClient(provide(Reporter));
    provide(FinishedWorkouts).accepted$.subscribe(() => void refreshMemberActivity(queries));
    const patience = new AbortController();
    await withTimeout(
      preloadRoute(pathBelowBase(window.location.pathname), provide, queries, patience.signal),
      LONGEST_WAIT_MS,
      () => patience.abort(),
    );
    root.render(
      <StrictMode>
        <ErrorBoundary fallbackRender={({ error }) => <StartupError error={error} texts={texts} />}>
          <App provide={provide} texts={texts} queries={queries} />
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    const pages = isFailure(error, 'no-config-chosen') && (await loadConfigurationPages().catch(() => null));
    root.render(
      pages ? (
        <pages.ConfigIdPrompt rejected={error.source} texts={texts} />
      ) : (
        <StartupError error={error} texts={texts} />
      ),
    );
  }
}
