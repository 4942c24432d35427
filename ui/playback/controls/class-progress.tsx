import { intervalAt, nextChapter, warmUpEnd, type ClassPlan } from '#domain/playback/class-plan.ts';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { useText } from '../../i18n/i18n.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import styles from './class-progress.module.css';

interface ClassProgressProps {
  readonly playback: PlaybackStore;
  readonly plan: ClassPlan;
  /** Whether the controls show. */
  readonly isShown: boolean;
}

/** How long before a chapter it is announced while nobody is active, in seconds. */
const ANNOUNCED_BEFORE = 15;

/** What happens in the class now, and what comes next (PLY-10). */
export function ClassProgress({ playback, plan, isShown }: ClassProgressProps) {
  return (
    <>
      {plan.intervals.length > 0 && <CurrentInterval playback={playback} plan={plan} />}
      <div className={styles.ahead}>
        <NextChapter {...{ playback, plan, isShown }} />
        <SkipWarmUp {...{ playback, plan, isShown }} />
      </div>
    </>
  );
}

function NextChapter({ playback, plan, isShown }: ClassProgressProps) {
  const t = useText();
  const left = usePlaybackState(playback, ({ position }) => {
    const next = nextChapter(plan, position);
    return next ? Math.ceil(next.start - position) : null;
  });
  const title = usePlaybackState(playback, ({ position }) => nextChapter(plan, position)?.title ?? null);
  if (left === null || title === null || (!isShown && left > ANNOUNCED_BEFORE)) return null;
  return (
    <p className={styles.next} data-next-chapter dir="auto">
      {t('playback:plan.next', { title, time: minutesAndSeconds(left) })}
    </p>
  );
}

/** It shows with the controls. */
function SkipWarmUp({ playback, plan, isShown }: ClassProgressProps) {
  const t = useText();
  const end = usePlaybackState(playback, ({ position }): Seconds | null => warmUpEnd(plan, position));
  if (end === null) return null;
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${styles.skip}`}
      data-shown={isShown}
      onClick={() => playback.seek(end)}
    >
      {t('playback:plan.skipWarmUp')}
    </button>
  );
}

/** The circumference of the ring, in units of its drawing. */
const AROUND = 2 * Math.PI * 44;

/** The seconds to go of an interval, its move and the next one: large enough to be read from a mat. */
function CurrentInterval({ playback, plan }: Omit<ClassProgressProps, 'isShown'>) {
  const t = useText();
  const at = usePlaybackState(playback, ({ position }) => Math.floor(position) as Seconds);
  const current = intervalAt(plan, at);
  if (!current) return null;
  const { interval, nextMove } = current;
  const { kind, move, start, end } = interval;
  const left = Math.ceil(end - at);
  const word = t(`playback:interval.${kind}`);
  return (
    <div className={styles.interval} data-interval={kind} role="group" aria-label={word}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" className={styles.ground} />
        <circle
          cx="50"
          cy="50"
          r="44"
          className={styles.left}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - left / (end - start))}
        />
        <text x="50" y="63" className={styles.seconds}>
          {left}
        </text>
      </svg>
      <p className={styles.moves}>
        <strong className={styles.kind}>{word}</strong>
        {move && (
          <span className={styles.move} dir="auto">
            {move}
          </span>
        )}
        {nextMove && (
          <span className={styles.nextMove} dir="auto">
            {t('playback:interval.next', { move: nextMove })}
          </span>
        )}
      </p>
      <p className="visually-hidden" role="status">
        {move ? t('playback:interval.said', { kind: word, move }) : word}
      </p>
    </div>
  );
}
