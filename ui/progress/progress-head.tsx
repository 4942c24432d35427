import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { WATCH_HISTORY_PATH } from '#domain/navigation/paths.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import styles from './progress-screen.module.css';

interface ProgressHeadProps {
  /** Null until it is known. */
  readonly since: CalendarDate | null;
  readonly hasLinks: boolean;
}

/** The heading of the page of progress. */
export function ProgressHead({ since, hasLinks }: ProgressHeadProps) {
  const t = useText();
  const { fullDateText } = useDateTexts();
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('progress:progress')}</h1>
        <p className={styles.since}>{since && t('progress:memberSince', { date: fullDateText(since) })}</p>
      </div>
      {hasLinks && (
        <Link className={styles.link} to={WATCH_HISTORY_PATH}>
          <span>{t('progress:allWorkouts')}</span> <Icon name="on" size={18} />
        </Link>
      )}
    </div>
  );
}
