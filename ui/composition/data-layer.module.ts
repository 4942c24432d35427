import { ContainerModule, type Container } from 'inversify';
import { makeCookieReferralSource } from '#adapters/browser/cookie-referral-source.ts';
import { makeWindowDataLayer } from '#adapters/browser/window-data-layer.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { makePushPageLoad, PushPageLoad } from '#application/analytics/push-page-load.ts';
import { DataLayer } from '#application/ports/data-layer.ts';
import { ReferralSource } from '#application/ports/referral-source.ts';
import { Environment } from './environment.ts';

/** Bindings for the data layer of tag managers (CFG-18). */
export const dataLayerModule = new ContainerModule(({ bind }) => {
  bind(DataLayer).toResolvedValue(({ window }) => makeWindowDataLayer(window), [Environment]);
  bind(ReferralSource).toResolvedValue(
    ({ window }) => makeCookieReferralSource(window.document),
    [Environment],
  );
  bind(PushPageLoad).toResolvedValue(makePushPageLoad, [CurrentViewer, ReferralSource, DataLayer]);
});

/** Loads the bindings, and pushes the page load. */
export function pushPageLoad(container: Container, url: string): void {
  if (!container.isBound(PushPageLoad)) container.load(dataLayerModule);
  container.get(PushPageLoad)(url);
}
