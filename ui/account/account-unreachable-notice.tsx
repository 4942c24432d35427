import { useRef } from 'react';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './account-unreachable-notice.module.css';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** ACC-08: the notice shown while the account is unreachable; browsing still works. */
export function AccountUnreachableNotice() {
  const { state } = useViewer();
  return <div role="status">{state === 'unreachable' && <Notice />}</div>;
}

function Notice() {
  const t = useText();
  const { refresh } = useAccount();
  const notice = useRef<HTMLParagraphElement>(null);
  useLeaveFocus(notice);
  return (
    <p ref={notice} className={styles.notice}>
      <span>{t('notices:accountUnreachable')}</span>{' '}
      <button type="button" onClick={() => void refresh()}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
