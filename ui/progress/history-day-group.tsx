import { useId } from 'react';
import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { wholeMinutes } from '#domain/catalogue/duration.ts';
import { atWidth, IMAGE_WIDTHS } from '#domain/catalogue/image.ts';
import { completedWorkoutLink, type CompletedWorkout } from '#domain/progress/completed-workout.ts';
import type { HistoryDay } from '#domain/progress/history-days.ts';
import { PlainPicture } from '../design-system/components/plain-picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { Link } from '../navigation/link.tsx';
import styles from './history-day-group.module.css';
import { useProgressDateTexts } from './use-progress-date-texts.ts';

interface HistoryDayGroupProps {
  readonly day: HistoryDay;
  readonly today: CalendarDate;
  /** Whether no other page has workouts of the day. */
  readonly isWhole: boolean;
}

/** The workouts of a day, with their sum. */
export function HistoryDayGroup({ day: { date, workouts, minutes }, today, isWhole }: HistoryDayGroupProps) {
  const t = useText();
  const { dayText } = useProgressDateTexts();
  const numberText = useNumberText();
  const id = useId();
  const count = workouts.length;
  return (
    <section className={styles.day} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.heading} id={id}>
          {date === today
            ? t('progress:today')
            : date === addDays(today, -1)
              ? t('progress:yesterday')
              : dayText(date, today)}
        </h3>
        <p className={styles.sum}>
          {t(isWhole ? 'progress:ofDay' : 'progress:ofDayOnPage', {
            count,
            number: numberText(count),
            minutes: numberText(minutes),
          })}
        </p>
      </div>
      <ul className={styles.entries}>
        {workouts.map((workout, place) => (
          <Entry key={place} workout={workout} />
        ))}
      </ul>
    </section>
  );
}

const IMAGE_SIZES = '(max-width: 479px) 96px, 144px';

/** PRG-06: an entry of the history; not a link if there is nothing to open. */
function Entry({ workout }: { workout: CompletedWorkout }) {
  const t = useText();
  const { timeText } = useProgressDateTexts();
  const numberText = useNumberText();
  const { title, image, completedAt, duration, isAudio } = workout;
  const link = completedWorkoutLink(workout);
  return (
    <li className={styles.entry}>
      <div className={styles.image}>
        <PlainPicture address={image && atWidth(image, IMAGE_WIDTHS.listItem)} sizes={IMAGE_SIZES} />
      </div>
      <div className={styles.words}>
        {link === null ? (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        ) : (
          <Link className={`${styles.title} ${styles.link}`} to={link} dir="auto">
            {title}
          </Link>
        )}
        <p className={styles.facts}>
          {completedAt && <time dateTime={completedAt.toISOString()}>{timeText(completedAt)}</time>}
          {isAudio && <span className={styles.audio}>{t('progress:audio')}</span>}
        </p>
      </div>
      <p className={styles.minutes}>
        {t('catalogue:minutes', { minutes: numberText(wholeMinutes(duration)) })}
      </p>
    </li>
  );
}

const BLANK = [0, 1, 2, 3, 4];

/** The place of entries that are loading. */
export const BlankEntries = () => (
  <div className={styles.day}>
    <div className={styles.head}>
      <div className={styles.headingPlaceholder} />
    </div>
    <ul className={styles.entries}>
      {BLANK.map((entry) => (
        <li key={entry} className={styles.entry}>
          <div className={styles.image} />
          <div className={styles.words}>
            <p className={styles.title} />
            <p className={styles.facts} />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
