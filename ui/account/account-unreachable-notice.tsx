import { useRef } from 'react';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './account-unreachable-notice.module.css';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** ACC-08: the notice shown while the account is unreachable, or a session could not be ended (ACC-10); browsing still works. */
export function AccountUnreachableNotice() {
  const viewer = useViewer();
  return (
    <div role="status">
      {viewer.state === 'unreachable' && <Notice isSigningOut={viewer.isSigningOut ?? false} />}
    </div>
  );
}

function Notice({ isSigningOut }: { isSigningOut: boolean }) {
  const t = useText();
  const { refresh } = useAccount();
  const notice = useRef<HTMLParagraphElement>(null);
  useLeaveFocus(notice);
  return (
    <p ref={notice} className={styles.notice}>
      <span>{t(isSigningOut ? 'notices:notSignedOut' : 'notices:accountUnreachable')}</span>{' '}
      <button type="button" onClick={() => void refresh()}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
