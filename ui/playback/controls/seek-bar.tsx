import { useState, type PointerEvent } from 'react';
import { chapterAt, type ClassPlan } from '#domain/playback/class-plan.ts';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import { seconds, type Seconds } from '#domain/playback/seconds.ts';
import { thumbnailAt } from '#domain/playback/thumbnail.ts';
import { useSliderDrag } from '../../design-system/components/use-slider-drag.ts';
import { useText } from '../../i18n/i18n.ts';
import { trackOfKind } from '../../queries/use-class-plan.ts';
import { useTimedText } from '../../queries/use-timed-text.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import styles from './seek-bar.module.css';

interface SeekBarProps {
  readonly playback: PlaybackStore;
  readonly plan: ClassPlan;
  /** Whether it can be seen: while it cannot, it follows the position from time to time. */
  readonly isShown: boolean;
}

/** As in the style, in pixels. */
const THUMB = 14;
/** How often an unseen bar follows the position, in seconds. */
const UNSEEN_STEP = 10;

/** A slider over a video: what has been played and loaded of it, and the time below the pointer. */
export function SeekBar({ playback, plan, isShown }: SeekBarProps) {
  const t = useText();
  const duration = usePlaybackState(playback, (state) => state.duration);
  const bufferedEnd = usePlaybackState(playback, (state) => (isShown ? state.bufferedEnd : 0));
  const shown = usePlaybackState(playback, (state) =>
    isShown ? state.position : seconds(UNSEEN_STEP * Math.floor(state.position / UNSEEN_STEP)),
  );
  const { input, dragged, drag } = useSliderDrag((position) => playback.seek(seconds(position)));
  const position = dragged === null ? shown : seconds(dragged);
  const [pointed, setPointed] = useState<number | null>(null);
  const shareOf = (at: number) => Math.min(1, Math.max(0, at / duration));
  const [now, total] = [minutesAndSeconds(position), minutesAndSeconds(duration)];
  const chapter = chapterAt(plan, position)?.title;
  const bubble = seconds(pointed ?? position);
  return (
    <div
      className={styles.bar}
      style={{
        '--thumb': `${THUMB}px`,
        '--share': shareOf(position),
        '--buffered': shareOf(bufferedEnd),
        '--pointed': shareOf(pointed ?? position),
      }}
      onPointerMove={(event) => setPointed(timeUnder(event, duration))}
      onPointerLeave={() => setPointed(null)}
    >
      <span className={styles.track} data-played />
      {plan.chapters.map(({ start }) => (
        <span key={start} className={styles.boundary} style={{ '--share': shareOf(start) }} data-boundary />
      ))}
      <input
        ref={input}
        type="range"
        className={styles.range}
        min={0}
        max={Math.ceil(duration)}
        step={1}
        value={Math.round(position)}
        aria-label={t('playback:controls.seek')}
        aria-valuetext={
          chapter
            ? t('playback:controls.positionInChapter', { position: now, duration: total, chapter })
            : t('playback:controls.position', { position: now, duration: total })
        }
        data-seek="true"
        onChange={({ target }) => drag(Number(target.value))}
      />
      <div className={styles.bubble} data-shown={pointed !== null} aria-hidden="true">
        <ThumbnailAt position={bubble} playback={playback} isWanted={pointed !== null} />
        <span className={styles.words} dir="auto">
          {chapterAt(plan, bubble)?.title}
        </span>
        <span className={styles.words}>{minutesAndSeconds(bubble)}</span>
      </div>
    </div>
  );
}

interface ThumbnailAtProps extends Pick<SeekBarProps, 'playback'> {
  /** In seconds. */
  readonly position: number;
  readonly isWanted: boolean;
}

/** The picture of a moment; nothing if the video has none. They are loaded when somebody first points at the bar. */
function ThumbnailAt({ position, playback, isWanted }: ThumbnailAtProps) {
  const track = usePlaybackState(playback, ({ tracks }) => trackOfKind(tracks, 'thumbnails'));
  const { data: cues } = useTimedText(track, isWanted);
  const thumbnail = cues && track ? thumbnailAt(cues, position, track) : null;
  if (!thumbnail) return null;
  const { src, x, y, width, height } = thumbnail;
  return (
    <span
      className={styles.thumbnail}
      data-thumbnail
      style={{
        width,
        height,
        backgroundImage: `url(${JSON.stringify(src)})`,
        backgroundPosition: `${-x}px ${-y}px`,
      }}
    />
  );
}

/** Time runs from left to right, in every language. */
function timeUnder({ currentTarget, clientX }: PointerEvent, duration: Seconds): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left - THUMB / 2) / Math.max(1, width - THUMB);
  return Math.min(1, Math.max(0, share)) * duration;
}
