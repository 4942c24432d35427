import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { minutesOf } from '#domain/playback/class-plan.ts';
import { trackOfKind, useClassPlan } from '../queries/use-class-plan.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './class-plan.module.css';

/** The parts of a workout and their lengths (PLY-10); nothing for a video of one part. Its place is kept while it loads. */
export function ClassPlan({ item }: { readonly item: MediaItem }) {
  const t = useText();
  const { plan, isLoading } = useClassPlan(item.tracks, item.duration);
  if (trackOfKind(item.tracks, 'chapters') === null) return null;
  if (isLoading) return <div className={`${styles.plan} ${styles.pending}`} />;
  if (plan.chapters.length < 2) return null;
  return (
    <section className={styles.plan} aria-label={t('playback:plan.heading')}>
      <h2 className={styles.heading}>{t('playback:plan.heading')}</h2>
      <ol className={styles.parts}>
        {plan.chapters.map((chapter) => (
          <li key={chapter.start} className={styles.part} style={{ '--length': chapter.end - chapter.start }}>
            <span className={styles.title} dir="auto">
              {chapter.title}
            </span>{' '}
            <span className={styles.length}>{t('playback:plan.minutes', { count: minutesOf(chapter) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
