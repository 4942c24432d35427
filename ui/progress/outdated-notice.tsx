import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './outdated-notice.module.css';
import { ageText } from './progress-texts.ts';
import { useAge } from './use-age.ts';

interface OutdatedNoticeProps {
  readonly what: 'numbers' | 'workouts';
  /** When the answer came that still shows. */
  readonly since: EpochMs;
  readonly onTryAgain: () => void;
}

/** Says how old what shows is, as no newer answer came. */
export function OutdatedNotice({ what, since, onTryAgain }: OutdatedNoticeProps) {
  const t = useText();
  const age = useAge(since);
  const isRecent = age.unit === 'minute' && age.count === 0;
  const ago = isRecent ? t('progress:lessThanAMinuteAgo') : ageText(age);
  return (
    <div className={styles.notice} role="status">
      <p>{t(`progress:outdated.${what}`, { age: ago })}</p>
      <button type="button" onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
