import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isSigningOut } from '#domain/account/viewer.ts';
import { useText } from '../i18n/i18n.ts';
import { usePublishedHeight } from '../design-system/components/use-published-height.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './account-notice.module.css';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/**
 * ACC-08: the notice shown while the account is unreachable, a session could not be ended (ACC-10), or one has ended by itself;
 * browsing still works. It stays at the bottom of the window, and at the end of the page stands below everything.
 */
export function AccountNotice() {
  const viewer = useViewer();
  const place = useRef<HTMLDivElement>(null);
  usePublishedHeight(place, '--account-notice-height');
  return (
    <div ref={place} role="status" className={styles.place}>
      {viewer.state === 'unreachable' && <Unreachable hasSignedOut={isSigningOut(viewer)} />}
      {viewer.state === 'visitor' && viewer.hasSessionEnded && <SessionEnded />}
    </div>
  );
}

function Unreachable({ hasSignedOut }: { hasSignedOut: boolean }) {
  const t = useText();
  const { refresh } = useAccount();
  return (
    <Notice>
      <p>{t(hasSignedOut ? 'notices:notSignedOut' : 'notices:accountUnreachable')}</p>
      <button type="button" onClick={() => void refresh()}>
        {t('tryAgain')}
      </button>
    </Notice>
  );
}

function SessionEnded() {
  const t = useText();
  const { site } = useAccount();
  // The address leads back to the current page.
  useLocation();
  return (
    <Notice>
      <p>{t('notices:sessionEnded')}</p>
      <a href={site.address('sign-in')}>{t('notices:signInAgain')}</a>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  const t = useText();
  const notice = useRef<HTMLElement>(null);
  useLeaveFocus(notice);
  return (
    <section ref={notice} className={styles.notice} aria-label={t('notices:account')}>
      {children}
    </section>
  );
}
