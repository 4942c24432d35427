import { useId } from 'react';
import { isLocked, startWatchingLabel } from '#domain/access/start-button.ts';
import { cardFacts, minutesLeft } from '#domain/catalogue/card-facts.ts';
import { cardLink, playLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { AccessLink } from '../access/access-link.tsx';
import { useAirDateTexts } from '../cards/use-air-date-texts.ts';
import { useImage } from '../cards/use-image.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Facts } from '../design-system/components/facts.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useAccess } from '../session/use-access.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import styles from './todays-workout.module.css';

/** Today's workout of the daily series, which the page starts (CAT-23). */
export function TodaysWorkout({ item }: { item: MediaItem }) {
  const t = useText();
  const id = useId();
  const image = useImage();
  const title = useItemTitle()(item);
  const forLink = useForLink();
  const { airDate } = useAirDateTexts();
  const access = useAccess()(item);
  const progress = progressOf(useWatchHistory(), item.id);
  const { length, progressState } = cardFacts(item, access, progress);
  const minutes =
    length?.kind === 'minutes' &&
    (progressState === 'started'
      ? t('catalogue:minutesLeft', { minutes: minutesLeft(item, progress) })
      : t('catalogue:minutes', { minutes: length.minutes }));
  const facts = [minutes || null, item.genre, item.trainerName].filter((fact) => fact !== null);
  return (
    <section className={styles.today} aria-labelledby={id}>
      <div className={styles.body}>
        <div className={styles.picture}>
          <Picture
            address={image(item, 'shelfImage', 'featured')}
            sizes="(max-width: 767px) 100vw, 36rem"
            urgent
          />
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading} id={id}>
            {t('catalogue:todaysWorkout')}
          </h2>
          <p className={styles.facts}>{item.publishedAt && airDate(item.publishedAt)}</p>
          <p className={styles.title} dir="auto">
            <Link to={cardLink(forLink(item), null)}>{title}</Link>
          </p>
          <p className={styles.facts}>
            <Facts of={facts} />
          </p>
          <div className={styles.start} data-first-focus>
            {progressState === 'finished' && (
              <p className={styles.done}>
                <Icon name="check" size={20} />
                <span>{t('browse:done')}</span>
              </p>
            )}
            <Start item={item} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Has the place of today's workout while it is loading. */
export const BlankTodaysWorkout = () => (
  <div className={styles.today}>
    <div className={styles.body}>
      <div className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.heading} />
        <p className={styles.facts} />
        <p className={styles.title} />
        <p className={styles.facts} />
        <div className={styles.start} />
      </div>
    </div>
  </div>
);

/** ACC-02, ACC-03: starts the workout, or leads to what gives access to it; nothing until the viewer is known. */
function Start({ item }: { item: MediaItem }) {
  const t = useText();
  const viewer = useViewer();
  const forLink = useForLink();
  const access = useAccess()(item);
  const progress = progressOf(useWatchHistory(), item.id);
  if (viewer.state === 'loading') return null;
  const entitled = access.state === 'granted';
  const label = startWatchingLabel({ viewer, entitled, isSeries: false, progress });
  if (isLocked(label)) return <AccessLink label={label} />;
  const looks = label === 'watch-again' ? buttonStyles.quiet : buttonStyles.primary;
  return (
    <Link
      className={`${buttonStyles.button} ${looks} ${buttonStyles.large}`}
      to={playLink(forLink(item))}
      state={{ fromPage: true }}
    >
      <Icon name="play" size={20} />
      <span>{t(`access:start.${label}`)}</span>
    </Link>
  );
}
