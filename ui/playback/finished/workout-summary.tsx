import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { wholeMinutes } from '#domain/catalogue/duration.ts';
import { wholeCalories } from '#domain/progress/member-progress.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { FavoriteButton } from '../../cards/favorite-button.tsx';
import { ShareButton } from '../../cards/share-button.tsx';
import { SharePictureButton } from '../../cards/share-picture-button.tsx';
import details from '../../i18n/en-US/details.json';
import { useDateTexts } from '../../i18n/date-texts.ts';
import { useText } from '../../i18n/i18n.ts';
import { useNumberText } from '../../i18n/number-text.ts';
import { useMemberProgress } from '../../queries/use-member-progress.ts';
import { useItemTitle } from '../../session/use-item-title.ts';
import { useToday } from '../../session/use-today.ts';
import { useViewer } from '../../session/use-viewer.ts';
import styles from './workout-summary.module.css';

export const texts = { details };

interface WorkoutSummaryProps {
  readonly item: MediaItem;
  /** Whether nothing follows. */
  readonly isLast: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** What a member has done with a workout, and what they can do now (PLY-12). */
export function WorkoutSummary({ item, isLast, onAgain, onLeave }: WorkoutSummaryProps) {
  const t = useText();
  const viewer = useViewer();
  const title = useItemTitle()(item);
  const button = `${buttonStyles.button} ${buttonStyles.large}`;
  return (
    <>
      <p className={styles.minutes}>
        {t('playback:finished.minutes', { count: Math.ceil(item.duration / 60) })}
      </p>
      {viewer.state === 'member' && <WeekSoFar />}
      <div className={styles.ways}>
        <button type="button" className={`${button} ${buttonStyles.quiet}`} onClick={onAgain}>
          {t('playback:finished.again')}
        </button>
        <FavoriteButton item={item} />
        <ShareButton title={title} />
        <SharePicture item={item} />
        <button
          type="button"
          className={`${button} ${isLast ? buttonStyles.primary : buttonStyles.quiet} ${styles.done}`}
          onClick={onLeave}
        >
          {t('playback:finished.done')}
        </button>
      </div>
    </>
  );
}

/** The workout as a picture. */
function SharePicture({ item }: Pick<WorkoutSummaryProps, 'item'>) {
  const t = useText();
  const today = useToday();
  const { fullDateText } = useDateTexts();
  const content = {
    heading: t('playback:finished.pictureHeading'),
    title: useItemTitle()(item),
    minutes: t('playback:finished.minutes', { count: wholeMinutes(item.duration) }),
    date: fullDateText(today),
    days: [],
  };
  return <SharePictureButton content={content} fileName={`${item.slug ?? 'workout'}-${today}`} isLarge />;
}

/** The member's week, with this workout as soon as the platform counts it; nothing without an answer. */
function WeekSoFar() {
  const t = useText();
  const numberText = useNumberText();
  const { answer } = useMemberProgress();
  if (!answer) return null;
  const { workouts, minutes, calories } = answer.thisWeek;
  const week = t('playback:finished.week', { count: workouts, minutes });
  const burnt = wholeCalories(calories);
  return (
    <p>
      {burnt > 0
        ? [week, t('playback:finished.calories', { count: burnt, calories: numberText(burnt) })].join(' • ')
        : week}
    </p>
  );
}
