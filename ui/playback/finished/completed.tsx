import { useEffect, useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useText } from '../../i18n/i18n.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';
import { useLazyCode } from '../../navigation/use-lazy-code.ts';
import { useItemTitle } from '../../session/use-item-title.ts';
import { NextUpCard, type NextUp } from '../next-up-card.tsx';
import styles from '../player-view.module.css';

const workoutSummary = lazyExport(
  lazyModule(() => import('./workout-summary.tsx'), ['details']),
  (code) => code.WorkoutSummary,
);

interface CompletedProps {
  readonly item: MediaItem;
  readonly next: NextUp | null;
  /** Called if the user cancels the next video. */
  readonly onStay: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** A completed item: what has been done, and the next one, unless the user stays (MED-11, PLY-12). */
export function Completed({ item, next, onStay, onAgain, onLeave }: CompletedProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const [WorkoutSummary, fetchSummary] = useLazyCode(workoutSummary);
  const [stays, setStays] = useState(false);
  useEffect(fetchSummary, [fetchSummary]);
  const stay = () => {
    setStays(true);
    onStay();
  };
  return (
    <div className={styles.finished} data-finished>
      {next && !stays && <NextUpCard next={next} onCancel={stay} />}
      <div className={styles.card}>
        <div role="status">
          <h2>{t('playback:completed')}</h2>
          <p>{t('playback:completedText', { title })}</p>
        </div>
        {WorkoutSummary && <WorkoutSummary {...{ item, onAgain, onLeave }} isLast={!next} />}
      </div>
    </div>
  );
}
