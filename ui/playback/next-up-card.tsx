import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { isFocusAtPlayer } from './player-focus.ts';
import styles from './next-up-card.module.css';

/** The item that plays after one has completed. */
export interface NextUp {
  readonly item: MediaItem;
  /** Loads what it needs to start. Never fails; settles when everything has loaded or failed. */
  readonly prepare: () => Promise<void>;
  /** Navigates to its page, and plays it if the viewer may watch it. */
  readonly begin: () => void;
}

/** PLY-12 */
const SECONDS_BEFORE = 10;

interface NextUpCardProps {
  readonly next: NextUp;
  readonly onCancel: () => void;
}

/** The next video, with a countdown before it starts, which any input stops (MED-11, PLY-12). */
export function NextUpCard({ next, onCancel }: NextUpCardProps) {
  const t = useText();
  const title = useItemTitle()(next.item);
  const image = useImage()(next.item, 'shelfImage', 'card');
  const { left, isDue, isStopped, beginNow } = useCountdown(next);
  const card = useRef<HTMLElement>(null);
  const playNow = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (card.current && isFocusAtPlayer(card.current)) playNow.current?.focus({ preventScroll: true });
  }, []);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const watch = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !card.current || !isFocusAtPlayer(card.current)) return;
      // Escape cancels the countdown, and does not close the cinema.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', watch, { capture: true });
    return () => window.removeEventListener('keydown', watch, { capture: true });
  }, []);

  return (
    <section ref={card} className={styles.card} aria-label={t('playback:upNext')}>
      <div className={styles.picture}>
        <Picture address={image} sizes="20rem" />
        {!isDue && !isStopped && (
          <span className={styles.count} aria-hidden="true">
            {left}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{t(isDue ? 'playback:loading' : 'playback:upNext')}</p>
        <h2 className={styles.title} id={titleId} dir="auto">
          {title}
        </h2>
        <p className={styles.announced} role="status">
          {isDue ? t('playback:loading') : t('playback:upNextText', { title, count: SECONDS_BEFORE })}
        </p>
        <div className={styles.actions}>
          <button
            ref={playNow}
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            aria-describedby={titleId}
            onClick={beginNow}
          >
            <Icon name="play" size={20} />
            <span>{t('playback:playNow')}</span>
          </button>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      </div>
    </section>
  );
}

interface Countdown {
  readonly left: number;
  /** Whether the countdown is over: the next episode starts as soon as it has loaded. */
  readonly isDue: boolean;
  /** Whether an input has stopped it: the next video starts by a press only. */
  readonly isStopped: boolean;
  readonly beginNow: () => void;
}

/** Counts down, and then starts the next episode as soon as it has loaded. Unmounting the card cancels both. */
function useCountdown(next: NextUp): Countdown {
  const [left, setLeft] = useState(SECONDS_BEFORE);
  const [isDue, setIsDue] = useState(false);
  const isStopped = useAnyInput();
  const prepare = useEffectEvent(() => void next.prepare());
  useEffect(() => prepare(), []);
  useBeginOnceReady(next, isDue);
  useEffect(() => {
    if (isStopped) return undefined;
    const due = setTimeout(() => setIsDue(true), SECONDS_BEFORE * 1000);
    const ticks = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => {
      clearTimeout(due);
      clearInterval(ticks);
    };
  }, [isStopped]);
  return { left, isDue, isStopped, beginNow: () => setIsDue(true) };
}

/** Begins the next item when it is due and has loaded, unless the component has unmounted, or it is no longer due. */
export function useBeginOnceReady(next: NextUp | null, isDue: boolean): void {
  const prepare = useEffectEvent(() => next?.prepare());
  const begin = useEffectEvent(() => next?.begin());
  useEffect(() => {
    if (!isDue) return undefined;
    let isPresent = true;
    void prepare()?.then(() => {
      if (isPresent) begin();
    });
    return () => {
      isPresent = false;
    };
  }, [isDue]);
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether there has been a press, a key or a turn of the wheel since the component was mounted. */
function useAnyInput(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const notice = () => setIsThere(true);
    for (const input of INPUTS) window.addEventListener(input, notice, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, notice, { capture: true });
    };
  }, []);
  return isThere;
}
