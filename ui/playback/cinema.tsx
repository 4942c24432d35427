import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { remainingTime, showsOverlay, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useTitle } from '../catalogue/use-title.ts';
import buttonStyles from '../looks/button.module.css';
import { Icon } from '../looks/icon.tsx';
import { Modal } from '../looks/modal.tsx';
import { useText } from '../texts/texts.ts';
import styles from './cinema.module.css';
import { usePlayback } from './use-playback.ts';

interface CinemaProps {
  readonly item: MediaItem;
  readonly poster: string | null;
  readonly onClose: () => void;
}

/** The full-screen player (MED-08): the video, and over it title, way back and time left (PLY-03). */
export function Cinema({ item, poster, onClose }: CinemaProps) {
  const t = useText();
  const title = useTitle()(item);
  const [attempt, setAttempt] = useState(0);

  return (
    // The focus is not on its first button: the way back would show for as long as it has the focus.
    <Modal
      label={t('playback:player', { title })}
      className={styles.cinema}
      motion="fade"
      onClosed={onClose}
      takesFocus
    >
      {({ state, close }) =>
        // What was playing ends with the press that closes it.
        state !== 'closing' && (
          <Screening
            key={attempt}
            item={item}
            poster={poster}
            onClose={close}
            onTryAgain={() => setAttempt((count) => count + 1)}
          />
        )
      }
    </Modal>
  );
}

function Screening({ item, poster, onClose, onTryAgain }: CinemaProps & { onTryAgain: () => void }) {
  const t = useText();
  const title = useTitle()(item);
  const place = useRef<HTMLDivElement>(null);
  const { state, play, focus } = usePlayback(item, poster, place);
  const isPlaying = state.phase === 'playing';
  useEffect(() => {
    // Whoever has gone to a button meanwhile stays there.
    if (isPlaying && document.activeElement === place.current?.closest('dialog')) focus();
  }, [isPlaying, focus]);
  const timeLeft = remainingTime(state);
  return (
    <>
      <div className={styles.place}>
        <div ref={place} />
      </div>
      <div className={styles.overlay} data-shown={showsOverlay(state)}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="back" />
          <span>{t('playback:back')}</span>
        </button>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {state.duration > 0 && timeLeft && (
          <p className={styles.timeLeft} role="timer">
            {t('playback:remaining', { time: timeLeft })}
          </p>
        )}
      </div>
      <InTheMiddle state={state} title={title} onPlay={play} onTryAgain={onTryAgain} />
    </>
  );
}

interface InTheMiddleProps {
  readonly state: PlaybackState;
  readonly title: string;
  readonly onPlay: () => void;
  readonly onTryAgain: () => void;
}

/** What stands over the picture while it does not simply play. */
function InTheMiddle({ state, title, onPlay, onTryAgain }: InTheMiddleProps) {
  const t = useText();
  switch (state.phase) {
    case 'loading':
      return (
        <Message>
          <p className={styles.loading} role="status">
            {t('playback:loading')}
          </p>
        </Message>
      );
    case 'waiting-for-press':
      return (
        <Message>
          <button type="button" className={styles.play} onClick={onPlay}>
            <Icon name="play" size={44} />
            <span className="visually-hidden">{t('playback:play')}</span>
          </button>
        </Message>
      );
    case 'library-failed':
    case 'video-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h3>{t(`playback:${state.phase}`)}</h3>
            <p>{t(`playback:${state.phase}Text`)}</p>
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
              onClick={onTryAgain}
            >
              {t('tryAgain')}
            </button>
          </div>
        </Message>
      );
    case 'completed':
      return (
        <Message>
          <div className={styles.card} role="status">
            <h3>{t('playback:completed')}</h3>
            <p>{t('playback:completedText', { title })}</p>
          </div>
        </Message>
      );
    case 'playing':
    case 'paused':
      return null;
  }
}

const Message = ({ children }: { children: ReactNode }) => <div className={styles.middle}>{children}</div>;
