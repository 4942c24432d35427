import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isSigningOut } from '#domain/account/viewer.ts';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './account-notice.module.css';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/**
 * ACC-08: the notice shown while the account is unreachable, a session could not be ended (ACC-10), or one has ended by itself;
 * browsing still works.
 */
export function AccountNotice() {
  const viewer = useViewer();
  return (
    <div role="status">
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
      <span>{t(hasSignedOut ? 'notices:notSignedOut' : 'notices:accountUnreachable')}</span>{' '}
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
      <span>{t('notices:sessionEnded')}</span>{' '}
      <a href={site.address('sign-in')}>{t('notices:signInAgain')}</a>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useLeaveFocus(notice);
  return (
    <p ref={notice} className={styles.notice}>
      {children}
    </p>
  );
}
