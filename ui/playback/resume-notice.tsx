import { useEffect, useState } from 'react';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import { seconds } from '#domain/playback/seconds.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import styles from './resume-notice.module.css';
import { usePlaybackState, type PlaybackStore } from './use-playback.ts';

/** How long it shows, in milliseconds (PLY-11). */
const SHOWN_FOR_MS = 8000;

/** Where a video was resumed, and the way to its start, for a moment after it has begun to play (PLY-11). */
export function ResumeNotice({ playback }: { readonly playback: PlaybackStore }) {
  const t = useText();
  const resumedAt = usePlaybackState(playback, (state) => state.resumedAt);
  const phase = usePlaybackState(playback, (state) => state.phase);
  const isPlaying = phase === 'playing';
  const [isOver, setIsOver] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  if (isPlaying && !hasBegun) setHasBegun(true);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const timer = setTimeout(() => setIsOver(true), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [hasBegun]);
  if (resumedAt === null || !hasBegun || isOver || (!isPlaying && phase !== 'paused')) return null;
  return (
    <div className={styles.notice}>
      <p role="status">{t('playback:resumed', { time: minutesAndSeconds(resumedAt) })}</p>
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.button}`}
        onClick={() => {
          setIsOver(true);
          playback.seek(seconds(0));
        }}
      >
        {t('playback:startOver')}
      </button>
    </div>
  );
}
