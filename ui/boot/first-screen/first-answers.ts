import { makeAccountApi } from '#adapters/account-api/account-api.ts';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { makeConfigLoader } from '#adapters/app-host/config-loader.ts';
import { makeWebappIniSettings } from '#adapters/app-host/webapp-ini-settings.ts';
import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';
import { cdnAddresses, type CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnMediaCatalogue } from '#adapters/cdn/cdn-media-catalogue.ts';
import { makeHttp, type Http } from '#adapters/http/http.ts';
import type { PrefetchedResponses } from '#adapters/http/prefetched-responses.ts';
import { isFailure } from '#application/app-failure.ts';
import type { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { configSource } from '#domain/configuration/choose-config-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import { platformDefaults } from '../platform-defaults.ts';

/** The app reads the same answers, and reports what cannot be read. */
export const silentReporter: Reporter = { report: () => undefined };

/** Where the app has been configured to be. */
export interface FirstConfiguration {
  readonly settings: Settings;
  readonly config: AppConfig;
}

/** Reads what the prefetch has requested, and leaves it to the app as well. */
export const makePrefetchedHttp = (prefetched: PrefetchedResponses): Http =>
  makeHttp(async (address) => {
    const answer = typeof address === 'string' ? await prefetched.get(address) : undefined;
    if (!answer) throw new TypeError('It has not been prefetched');
    return answer.clone();
  });

/** Fails if the app does not start with the config that has been prefetched. */
export async function firstConfiguration(http: Http): Promise<FirstConfiguration> {
  const { parsed: settings } = await makeWebappIniSettings(http, platformDefaults).load();
  const source = configSource(settings.defaultConfigSource ?? '');
  const { parsed: config } = await makeConfigLoader(http, window).load(source, settings);
  return { settings, config };
}

/** What the prefetch has requested of the platform. */
export interface FirstAnswers {
  readonly cdn: CdnAddresses;
  readonly catalogue: MediaCatalogue;
  readonly slugs: SlugDirectory;
  /** Still loading if the account API does not answer. */
  readonly viewer: () => Promise<Viewer>;
}

export function makeFirstAnswers(http: Http, { settings, config }: FirstConfiguration): FirstAnswers {
  const cdn = cdnAddresses(settings.cdn);
  const accountApi = makeAccountApi(http, config.accountApi);
  const server = makeApiAccountServer(accountApi, silentReporter);
  return {
    cdn,
    catalogue: makeCdnMediaCatalogue(http, cdn, accountApi, silentReporter, config.siteId),
    slugs: makeApiSlugDirectory(accountApi, makeBrowserClock(settings.platformTime)),
    viewer: async () => {
      const { data: member, errors } = await server.me();
      const [error] = errors;
      if (error && !isFailure(error, 'unauthorized')) return { state: 'loading' };
      return member ? { state: 'member', member, requestedAt: Date.now() } : { state: 'visitor' };
    },
  };
}
