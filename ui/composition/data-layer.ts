import { ContainerModule } from 'inversify';
import { makeCookieReferralSource } from '#adapters/browser/cookie-referral-source.ts';
import { makeWindowDataLayer } from '#adapters/browser/window-data-layer.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { makePushPageLoad, PushPageLoad } from '#application/analytics/push-page-load.ts';
import { TagManagerDataLayer } from '#application/ports/tag-manager-data-layer.ts';
import { ReferralSource } from '#application/ports/referral-source.ts';
import type { Provide } from '../session/use-injection.ts';
import { Environment, installer } from './platform.ts';

/** Bindings for the data layer of tag managers (CFG-18). */
const dataLayerModule = new ContainerModule(({ bind }) => {
  bind(TagManagerDataLayer).toResolvedValue(({ window }) => makeWindowDataLayer(window), [Environment]);
  bind(ReferralSource).toResolvedValue(
    ({ window }) => makeCookieReferralSource(window.document),
    [Environment],
  );
  bind(PushPageLoad).toResolvedValue(makePushPageLoad, [CurrentViewer, ReferralSource, TagManagerDataLayer]);
});

export const install = installer(dataLayerModule);

export function pushPageLoad(provide: Provide, url: string): void {
  install(provide);
  provide(PushPageLoad)(url);
}
