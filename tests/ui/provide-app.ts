import type { AppConfig } from '#domain/configuration/app-config.ts';
import { composeApp } from '#ui/composition/compose-app.ts';
import type { ComposedApp } from '#ui/app/bootstrap.tsx';
import { aConfig } from '#tests/builders/a-config.ts';
import { aConfiguration } from '#tests/builders/a-configuration.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';

/** The real composition for a visitor, on a platform without content. */
export function composedFor(changes: Partial<AppConfig> = {}): ComposedApp {
  const { fetch } = makeFakeFetch(() => Response.json({ message: 'Nothing here' }, { status: 404 }));
  const configuration = aConfiguration({ config: aConfig(changes) });
  const loadPlayerLibrary = () => Promise.reject(new Error('No library'));
  return {
    configuration,
    provide: composeApp(
      {
        window,
        fetch,
        loadPlayerLibrary,
        platformDefaults: SOME_DEFAULTS,
        errorReports: makeRecordingErrorReports(),
      },
      configuration,
    ),
  };
}
