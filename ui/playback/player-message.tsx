import type { ReactNode } from 'react';
import { lockedLabel } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { retriesOnReconnect, retryPosition } from '#domain/playback/playback-state.ts';
import { AccessLink } from '../access/access-link.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useIsOnline } from '../session/use-is-online.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Completed } from './finished/completed.tsx';
import type { NextUp } from './next-up-card.tsx';
import playButton from './play-button.module.css';
import { useFocusFromPlayer } from './player-focus.ts';
import styles from './player-view.module.css';
import { usePlaybackState, type PlaybackStore } from './use-playback.ts';

/** What a page says instead of the usual messages. */
export interface PlayerMessages {
  readonly loading: string;
  /** The text for an item that cannot be played. */
  readonly failed: string;
  /** What can be done then besides another try. */
  readonly secondaryAction: ReactNode;
  /** What shows at the end of the video. */
  readonly ended: ReactNode;
}

interface PlayerMessageProps {
  readonly item: MediaItem;
  /** The item that plays next, if any. */
  readonly next: NextUp | null;
  readonly messages: PlayerMessages | undefined;
  readonly playback: PlaybackStore;
  readonly onPlay: () => void;
  /** Called by those who want to leave the player. */
  readonly onLeave: () => void;
  /** Called if the user cancels the next video. */
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
}

/** What the view shows over the video while it does not play. */
export function PlayerMessage({
  item,
  playback,
  next,
  messages,
  onPlay,
  onStay,
  onTryAgain,
  onLeave,
}: PlayerMessageProps) {
  const t = useText();
  const viewer = useViewer();
  const phase = usePlaybackState(playback, (state) => state.phase);
  const reason = usePlaybackState(playback, (state) => state.reason);
  switch (phase) {
    case 'loading':
      return (
        <Message>
          <p className={styles.loading} role="status">
            {messages?.loading ?? t('playback:loading')}
          </p>
        </Message>
      );
    case 'waiting-for-press':
      return (
        <Message>
          <Play onPress={onPlay} />
        </Message>
      );
    case 'access-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h2>{t('playback:access-failed')}</h2>
            <p>{reason || t('playback:access-failedText')}</p>
            <AccessLink label={lockedLabel(viewer)} />
          </div>
        </Message>
      );
    case 'library-failed':
    case 'video-failed':
      return (
        <Message>
          <Failed {...{ playback, phase, messages, onTryAgain }} />
        </Message>
      );
    case 'completed':
      if (messages) return <Message>{messages.ended}</Message>;
      return (
        <Message>
          <Completed {...{ item, next, onStay, onLeave }} onAgain={onPlay} />
        </Message>
      );
    case 'advertising':
    case 'playing':
    case 'paused':
      return null;
  }
}

/** The way to start where the browser refuses to start by itself. */
function Play({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <button
      ref={useFocusFromPlayer()}
      type="button"
      className={`${playButton.playButton} ${styles.play}`}
      onClick={onPress}
    >
      <Icon name="play" size={44} />
      <span className="visually-hidden">{t('playback:play')}</span>
    </button>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <button
      ref={useFocusFromPlayer()}
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.primary}`}
      onClick={onPress}
    >
      {t('tryAgain')}
    </button>
  );
}

interface FailedProps extends Pick<PlayerMessageProps, 'playback' | 'messages' | 'onTryAgain'> {
  readonly phase: 'library-failed' | 'video-failed';
}

/** What has failed, and the ways on. */
function Failed({ playback, phase, messages, onTryAgain }: FailedProps) {
  const t = useText();
  const hasVideoFailed = phase === 'video-failed';
  const isOnline = useIsOnline();
  const goesOn = usePlaybackState(playback, retriesOnReconnect);
  // Where nothing has played yet, nothing is saved.
  const isSaved = usePlaybackState(playback, (state) => hasVideoFailed && retryPosition(state) !== null);
  return (
    <div className={styles.card} role="alert">
      <h2>{t(isOnline ? `playback:${phase}` : 'offline')}</h2>
      <p>
        {!isOnline && goesOn
          ? t('playback:goesOnOnline')
          : (hasVideoFailed && messages?.failed) ||
            t(isSaved ? 'playback:video-failedSaved' : `playback:${phase}Text`)}
      </p>
      <div className={styles.ways}>
        <TryAgain onPress={onTryAgain} />
        {hasVideoFailed && messages?.secondaryAction}
      </div>
    </div>
  );
}

const Message = ({ children }: { children: ReactNode }) => <div className={styles.middle}>{children}</div>;
