import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import {
  hasFailed,
  remainingTime,
  showsOverlay,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import { AccessLink } from '../access/access-link.tsx';
import { useItemTitle } from '../session/use-item-title.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { leaveFullScreen } from './leave-full-screen.ts';
import { NextEpisodeCard, type NextUp } from './next-episode-card.tsx';
import styles from './player-view.module.css';
import { usePlayback } from './use-playback.ts';

/** What the page around a player can ask of it. */
export interface PlayerInPage {
  /** Brings whoever asks to it, and has it play on where it does not. */
  readonly resume: () => void;
}

interface PlayerViewProps {
  readonly item: MediaItem;
  readonly poster: string | null;
  /** What plays after it, where something does. */
  readonly next: NextUp | null;
  readonly handle?: Ref<PlayerInPage> | undefined;
  /** What stands over the video beside the time left. */
  readonly children: ReactNode;
}

/** One playing of an item: the video, what stands over it while its viewer is active, and what becomes of it (PLY-03). */
export function PlayerView({ item, poster, next, handle, children }: PlayerViewProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { state, play, focus, resume, tryAgain } = usePlayback(item, poster, place);
  const failed = hasFailed(state);
  const isShown = state.phase === 'playing' || state.phase === 'advertising';
  useEffect(() => {
    // Whoever has gone to a button meanwhile stays there.
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement === place.current?.closest('dialog');
    if (isShown && isNowhere) focus();
  }, [isShown, focus]);
  useEffect(() => {
    if (failed) leaveFullScreen();
  }, [failed]);
  useImperativeHandle(handle, () => ({ resume: failed ? tryAgain : resume }), [failed, tryAgain, resume]);
  const timeLeft = remainingTime(state);
  return (
    <>
      {/* Of a failure speaks the app alone. */}
      <div className={styles.place} inert={failed}>
        <div ref={place} />
      </div>
      <div className={styles.overlay} data-shown={showsOverlay(state)}>
        {children}
        {state.duration > 0 && timeLeft && (
          <p className={styles.timeLeft} role="timer">
            {t('playback:remaining', { time: timeLeft })}
          </p>
        )}
      </div>
      <InTheMiddle item={item} state={state} next={next} onPlay={play} onStay={focus} onTryAgain={tryAgain} />
    </>
  );
}

interface InTheMiddleProps extends Pick<PlayerViewProps, 'item' | 'next'> {
  readonly state: PlaybackState;
  readonly onPlay: () => void;
  /** Who would rather stay than go on to what is next does. */
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
}

/** What stands over the picture while it does not simply play. */
function InTheMiddle({ item, state, next, onPlay, onStay, onTryAgain }: InTheMiddleProps) {
  const t = useText();
  const title = useItemTitle()(item);
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
    case 'access-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h3>{t('playback:access-failed')}</h3>
            <p>{state.reason || t('playback:access-failedText')}</p>
            <AccessLink />
          </div>
        </Message>
      );
    case 'library-failed':
    case 'video-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h3>{t(`playback:${state.phase}`)}</h3>
            <p>{t(`playback:${state.phase}Text`)}</p>
            <TryAgain onPress={onTryAgain} />
          </div>
        </Message>
      );
    case 'completed':
      return <Completed title={title} next={next} onStay={onStay} />;
    case 'advertising':
    case 'playing':
    case 'paused':
      return null;
  }
}

/** It takes the focus of the player that failed. */
function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('button')) button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.primary}`}
      onClick={onPress}
    >
      {t('tryAgain')}
    </button>
  );
}

interface CompletedProps extends Pick<InTheMiddleProps, 'next' | 'onStay'> {
  readonly title: string;
}

/** The end of an item: what comes next, unless its viewer would rather stay (MED-11). */
function Completed({ title, next, onStay }: CompletedProps) {
  const t = useText();
  const [stays, setStays] = useState(false);
  const stay = () => {
    setStays(true);
    onStay();
  };
  return (
    <Message>
      {next && !stays ? (
        <NextEpisodeCard next={next} onCancel={stay} />
      ) : (
        <div className={styles.card} role="status">
          <h3>{t('playback:completed')}</h3>
          <p>{t('playback:completedText', { title })}</p>
        </div>
      )}
    </Message>
  );
}

const Message = ({ children }: { children: ReactNode }) => <div className={styles.middle}>{children}</div>;
