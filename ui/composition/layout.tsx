import { ContainerModule } from 'inversify';
import { useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { makeBrowserUserAgent } from '#adapters/browser/browser-user-agent.ts';
import { makeStoredSeenNotices } from '#adapters/browser/stored-seen-notices.ts';
import { UserAgent } from '#application/ports/user-agent.ts';
import { SeenNotices } from '#application/ports/seen-notices.ts';
import * as accountNotices from '../account/account-notice.tsx';
import * as footers from '../shell/footer/site-footer.tsx';
import footer from '../i18n/en-US/footer.json';
import notices from '../i18n/en-US/notices.json';
import { runWhenIdle } from '../navigation/run-when-idle.ts';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import * as banners from '../shell/notices/impersonation-banner.tsx';
import * as shownByThemselves from '../shell/notices/notices.tsx';
import { useCouchMode } from '../session/use-couch-mode.ts';
import { useErrorReports } from '../session/use-error-reports.ts';
import { BrowserStorage, Environment, installer } from './platform.ts';
import { signOutModule } from './sign-out.ts';

/* What surrounds every screen and is not needed for its first content. */

export { MemberMenuItems } from '../account/member-menu-items.tsx';
export { UndoNotice } from '../shell/notices/undo-notice.tsx';
export const texts = { footer, notices };

/** A component that a page can do without: a failure of it is reported, and leaves nothing in its place. */
const optional = (Component: ComponentType): ComponentType =>
  function Optional() {
    const errorReports = useErrorReports();
    return (
      <ErrorBoundary fallback={null} onError={(error) => errorReports.report(error, 'screen')}>
        <Component />
      </ErrorBoundary>
    );
  };

export const AccountNotice = optional(accountNotices.AccountNotice);
export const Footer = optional(footers.SiteFooter);
export const ImpersonationBanner = optional(banners.ImpersonationBanner);
export const Notices = optional(shownByThemselves.Notices);

const offlineAndReleases = lazyExport(
  lazyModule(() => import('./offline-and-releases.ts'), ['releases']),
  (code) => code.OfflineAndReleases,
);

/** What the app does for its next start loads when the page rests, in browsers that can start it without a connection. */
export const OfflineAndReleases = optional(function LazyOfflineAndReleases() {
  const [Shown, fetchCode] = useLazyCode(offlineAndReleases);
  useEffect(() => ('serviceWorker' in navigator ? runWhenIdle(fetchCode) : undefined), [fetchCode]);
  return Shown && <Shown />;
});

const couchNavigation = lazyExport(
  lazyModule(() => import('../shell/couch/couch-navigation.tsx'), []),
  (code) => code.CouchNavigation,
);

/** Without its code the browser's own keys remain. */
export const CouchNavigation = optional(function LazyCouchNavigation() {
  const isOn = useCouchMode();
  const [Navigation, fetchCode] = useLazyCode(couchNavigation);
  useFetchMissing(isOn && Navigation === null, fetchCode);
  return isOn && Navigation && <Navigation />;
});

/** Bindings for what the app shows by itself. */
const noticesModule = new ContainerModule(({ bind }) => {
  bind(UserAgent).toResolvedValue(({ window }) => makeBrowserUserAgent(window.navigator), [Environment]);
  bind(SeenNotices).toResolvedValue(makeStoredSeenNotices, [BrowserStorage]);
});

export const install = installer(noticesModule, signOutModule);
