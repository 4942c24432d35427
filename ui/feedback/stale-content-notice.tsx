import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './stale-content-notice.module.css';
import { TryAgainButton } from './try-again-button.tsx';
import { useAgeText } from './use-age-text.ts';

interface OutdatedNoticeProps {
  /** When the answer came that still shows. */
  readonly since: EpochMs;
  /** What could not be loaded. */
  readonly text: string;
  readonly onTryAgain: () => void;
}

/** Says how old what shows is, as no newer answer came. The age grows, and is not announced again. */
export function StaleContentNotice({ since, text, onTryAgain }: OutdatedNoticeProps) {
  const t = useText();
  const age = useAgeText(since);
  return (
    <div className={styles.notice}>
      <p>
        <span>{t('lastUpdated', { age })}</span> <span role="status">{text}</span>
      </p>
      <TryAgainButton onPress={onTryAgain} />
    </div>
  );
}
