import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { Age } from '#domain/time/age.ts';
import { useText } from '../i18n/i18n.ts';
import { localized } from '../i18n/localized.ts';
import styles from './outdated-notice.module.css';
import { TryAgainButton } from './try-again-button.tsx';
import { useAge } from './use-age.ts';

interface OutdatedNoticeProps {
  /** When the answer came that still shows. */
  readonly since: EpochMs;
  /** What could not be loaded. */
  readonly text: string;
  readonly onTryAgain: () => void;
}

const useRelativeTime = localized((locale) => new Intl.RelativeTimeFormat(locale));

/** Says how old what shows is, as no newer answer came. The age grows, and is not announced again. */
export function OutdatedNotice({ since, text, onTryAgain }: OutdatedNoticeProps) {
  const t = useText();
  const ago = useRelativeTime();
  const age = useAge(since);
  return (
    <div className={styles.notice}>
      <p>
        {t('lastUpdated', {
          age: isRecent(age) ? t('lessThanAMinuteAgo') : ago.format(-age.count, age.unit),
        })}{' '}
        <span role="status">{text}</span>
      </p>
      <TryAgainButton onPress={onTryAgain} />
    </div>
  );
}

const isRecent = ({ unit, count }: Age): boolean => unit === 'minute' && count === 0;
