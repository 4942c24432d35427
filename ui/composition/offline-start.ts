import type { ComponentType } from 'react';
import { makeStoredStart } from '#adapters/app-host/stored-start.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { isFailure } from '#application/app-failure.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { makeStartOffline } from '#application/offline/start-offline.ts';
import { withTimeout } from '#application/with-timeout.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import offline from '../i18n/en-US/offline.json';
import { offlineScreen } from '../offline/offline-screen.tsx';
import type { StartConfiguration } from '../session/start-configuration.ts';
import type { Environment } from './environment.ts';
import { offlineModule } from './offline.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/** How long the app's host may take to answer, in milliseconds. */
const LONGEST_WAIT_MS = 3 * SECOND_MS;

/** Starts with what the last start received, with a screen of its own; fails with the start's failure if that is not possible. */
export async function startOffline(
  { window, fetch, platformDefaults }: Environment,
  failure: unknown,
): Promise<StartConfiguration> {
  const storage = makeSafeStorage(() => window.localStorage);
  const http = makeHttp(fetch);
  const isHostReachable = () =>
    withTimeout(
      http.status(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        (refusal: unknown) => !isFailure(refusal, 'unreachable'),
      ),
      LONGEST_WAIT_MS,
      () => false,
    );
  const start = makeStartOffline(
    makeStoredStart(storage, platformDefaults, window.location.origin),
    isHostReachable,
  );
  const { at, ...configuration } = await start(failure);
  const Screen: ComponentType = withContainerModule(offlineScreen(at), offlineModule, KeptItems);
  return { ...configuration, Offline: withTexts(Screen, { offline }) };
}
