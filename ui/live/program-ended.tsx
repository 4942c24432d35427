import { useEffect, useRef } from 'react';
import type { Program } from '#domain/live/program.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { isFocusAtPlayer } from '../playback/player-focus.ts';
import playerViewStyles from '../playback/player-view.module.css';
import { GoLiveButton, type GoLive } from './go-live-button.tsx';

interface ProgramEndedProps extends GoLive {
  readonly title: string;
  /** The program that follows; null if it cannot be watched. */
  readonly next: Program | null;
  readonly onNext: (next: Program) => void;
}

/** The end of a recording: what can be watched now. */
export function ProgramEnded({ title, next, onNext, ...goLive }: ProgramEndedProps) {
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const text = t('live:ended', { title });
  const hasNext = next !== null;
  // What follows may be known later than the end: its button comes first then.
  useEffect(() => {
    if (!card.current || !isFocusAtPlayer(card.current)) return;
    card.current.querySelector('button')?.focus({ preventScroll: true });
  }, [hasNext]);
  return (
    <section ref={card} className={playerViewStyles.card} aria-label={text}>
      <div role="status">
        <h2 dir="auto">{text}</h2>
      </div>
      <div className={playerViewStyles.ways}>
        {next && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            onClick={() => onNext(next)}
          >
            {t('live:watchNext', { title: next.title })}
          </button>
        )}
        <GoLiveButton isPrimary={!next} {...goLive} />
      </div>
    </section>
  );
}
