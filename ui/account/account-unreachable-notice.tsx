import { useText } from '../i18n/i18n.ts';
import styles from './account-unreachable-notice.module.css';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** ACC-08: the notice shown while the account is unreachable; browsing still works. */
export function AccountUnreachableNotice() {
  const t = useText();
  const viewer = useViewer();
  const { refresh } = useAccount();
  return (
    <div role="status">
      {viewer.state === 'unreachable' && (
        <p className={styles.notice}>
          {t('notices:accountUnreachable')}{' '}
          <button type="button" onClick={() => void refresh()}>
            {t('tryAgain')}
          </button>
        </p>
      )}
    </div>
  );
}
