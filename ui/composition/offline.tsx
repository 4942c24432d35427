import type { ReactNode } from 'react';
import { makeStoredConfiguration } from '#adapters/browser/stored-configuration.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { isFailure } from '#application/app-failure.ts';
import type { Configuration } from '#application/configuration/load-configuration.ts';
import { makeStartOffline } from '#application/offline/start-offline.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import offline from '../i18n/en-US/offline.json';
import type { Texts } from '../i18n/i18n.ts';
import { addCode } from '../navigation/lazy-module.ts';
import { OfflineScreen } from '../shell/offline/offline-screen.tsx';
import type { Provide } from '../session/use-injection.ts';
import { keptItemsModule } from './kept-items.ts';
import { installer, type Environment } from './platform.ts';

const texts = { offline };
export const install = installer(keptItemsModule);

/** What shows instead of every screen. Without its texts in the language, which are kept from an earlier visit, it is in English. */
export async function loadOfflineScreen(since: EpochMs, shown: Texts, provide: Provide): Promise<ReactNode> {
  await shown.language.load(['offline']).catch(() => undefined);
  addCode({ texts, install }, shown, provide);
  return <OfflineScreen since={since} />;
}

/** How long the app's host may take to answer, in milliseconds. */
const HOST_WAIT_MS = 3 * SECOND_MS;

/** The configuration that the last start received; fails with this start's failure if the app cannot start with it. */
export async function loadKeptConfiguration(
  { window, fetch, platformDefaults }: Environment,
  failure: unknown,
): Promise<Configuration> {
  const storage = makeSafeStorage(() => window.localStorage);
  const http = makeHttp(fetch);
  const isHostReachable = () =>
    withTimeout(
      http.status(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        (refusal: unknown) => !isFailure(refusal, 'unreachable'),
      ),
      HOST_WAIT_MS,
      () => false,
    );
  const start = makeStartOffline(
    makeStoredConfiguration(storage, platformDefaults, window.location.origin),
    isHostReachable,
  );
  const { at, ...configuration } = await start(failure);
  return { ...configuration, raw: null, offlineSince: at };
}
