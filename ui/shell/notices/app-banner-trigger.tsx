import { useEffect, useState } from 'react';
import { UserAgent } from '#application/ports/user-agent.ts';
import { SeenNotices } from '#application/ports/seen-notices.ts';
import { offersAndroidApp } from '#domain/promotion/app-offer.ts';
import { useLazyCode } from '../../navigation/use-lazy-code.ts';
import { useConfig } from '../../session/use-config.ts';
import { useInjection } from '../../session/use-injection.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';

const appBanner = lazyExport(
  lazyModule(() => import('./app-banner.tsx'), []),
  (code) => code.AppBanner,
);

/** SHL-05: the banner of the app for Android, until it is dismissed. */
export function AppBannerTrigger() {
  const seen = useInjection(SeenNotices);
  const device = useInjection(UserAgent);
  const { androidApp } = useConfig().links;
  const [isDismissed, setIsDismissed] = useState(() => seen.has('app-banner'));
  const [AppBanner, fetchBanner] = useLazyCode(appBanner);
  const isOffered = androidApp !== null && !isDismissed && offersAndroidApp(device.userAgent());
  useEffect(() => {
    if (isOffered) fetchBanner();
  }, [isOffered, fetchBanner]);
  const dismiss = () => {
    seen.add('app-banner');
    setIsDismissed(true);
  };
  return isOffered && AppBanner && <AppBanner address={androidApp} onDismissed={dismiss} />;
}
