import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { Age } from '#domain/time/age.ts';
import { DEFAULT_LOCALE, useText } from '../i18n/i18n.ts';
import styles from './outdated-notice.module.css';
import { useAge } from './use-age.ts';

interface OutdatedNoticeProps {
  /** When the answer came that still shows. */
  readonly since: EpochMs;
  /** Says how old what shows is; `age` is e.g. '5 minutes ago'. */
  readonly textOf: (age: string) => string;
  readonly onTryAgain: () => void;
}

const ago = new Intl.RelativeTimeFormat(DEFAULT_LOCALE);

/** Says how old what shows is, as no newer answer came. */
export function OutdatedNotice({ since, textOf, onTryAgain }: OutdatedNoticeProps) {
  const t = useText();
  const age = useAge(since);
  return (
    <div className={styles.notice} role="status">
      <p>{textOf(isRecent(age) ? t('lessThanAMinuteAgo') : ago.format(-age.count, age.unit))}</p>
      <button type="button" onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

const isRecent = ({ unit, count }: Age): boolean => unit === 'minute' && count === 0;
