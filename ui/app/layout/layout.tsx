import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useRequestedSignIn } from '../../account/use-requested-sign-in.ts';
import { useConfig } from '../../session/use-config.ts';
import { useText } from '../../i18n/i18n.ts';
import { FooterText } from '../../footer/footer-text.tsx';
import { LoadingScreen } from '../../feedback/loading-screen.tsx';
import { Header } from './header.tsx';
import { useLayoutParts } from './layout-parts.ts';
import styles from './layout.module.css';
import { NavigationFocus } from './navigation-focus.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** The layout around every screen. */
export function Layout() {
  const t = useText();
  const { siteName, styling } = useConfig();
  const main = useRef<HTMLElement>(null);
  const parts = useLayoutParts();
  const isSignInRequested = useRequestedSignIn();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {parts && <parts.ImpersonationBanner />}
      {parts && <parts.AccountNotice />}
      <Header MemberMenuItems={parts && parts.MemberMenuItems} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <ScreenBoundary>{isSignInRequested ? <LoadingScreen /> : <Outlet />}</ScreenBoundary>
      </main>
      <footer className={styles.footer}>
        {parts ? <parts.Footer /> : <FooterText text={styling.footerText ?? siteName} />}
      </footer>
      {parts && <parts.Notices />}
      <NavigationFocus main={main} />
      {parts && <parts.AppUpkeep />}
    </>
  );
}
