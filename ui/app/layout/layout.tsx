import { useRef } from 'react';
import { UndoPlace } from '../../cards/undo-place.tsx';
import { useConfig } from '../../session/use-config.ts';
import { useText } from '../../i18n/i18n.ts';
import { FooterText } from '../../shell/footer/footer-text.tsx';
import { Header } from './header.tsx';
import { useLayoutParts } from './layout-parts.ts';
import styles from './layout.module.css';
import { PlayerOutlet } from '../../playback/player-outlet.tsx';
import { ScreenChangeFocus } from './screen-change-focus.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout around every screen. */
export function Layout() {
  const t = useText();
  const { siteName, styling } = useConfig();
  const main = useRef<HTMLElement>(null);
  const parts = useLayoutParts();
  return (
    <UndoPlace Notice={parts && parts.UndoNotice}>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <PlayerOutlet skipLink={<SkipLink target="mini-player">{t('skipToMiniPlayer')}</SkipLink>}>
        {parts && <parts.ImpersonationBanner />}
        <Header MemberMenuItems={parts && parts.MemberMenuItems} />
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <ScreenOutlet />
        </main>
        <footer className={styles.footer}>
          {parts ? <parts.Footer /> : <FooterText text={styling.footerText ?? siteName} />}
        </footer>
      </PlayerOutlet>
      {parts && <parts.AccountNotice />}
      {parts && <parts.Notices />}
      <ScreenChangeFocus main={main} />
      {parts && <parts.CouchNavigation />}
      {parts && <parts.OfflineAndReleases />}
    </UndoPlace>
  );
}
