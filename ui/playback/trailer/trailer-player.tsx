import { useEffect, useRef } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../../cards/use-image.ts';
import { Icon } from '../../design-system/components/icon.tsx';
import { useText } from '../../i18n/i18n.ts';
import playButton from '../play-button.module.css';
import styles from './trailer-dialog.module.css';
import { PlayerFrame } from '../player-frame.tsx';
import { usePlaybackState } from '../use-playback.ts';
import { useTrailerPlayback } from './use-trailer.ts';

/** Why a trailer does not play; also the key of the message. */
export type TrailerFailure = 'trailer-missing' | 'trailer-failed' | 'library-failed';

interface TrailerPlayerProps {
  readonly trailer: MediaItem;
  readonly item: MediaItem;
  readonly onFailed: (failure: TrailerFailure) => void;
}

/** The video of a trailer, and what is shown over it while it does not play. */
export function TrailerPlayer({ trailer, item, onFailed }: TrailerPlayerProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { src: poster } = useImage()(item, 'backgroundImage', 'paywall');
  const playback = useTrailerPlayback(trailer, item, poster, place);
  const phase = usePlaybackState(playback, (state) => state.phase);
  useEffect(() => {
    if (phase === 'library-failed') onFailed('library-failed');
    if (phase === 'video-failed' || phase === 'access-failed') onFailed('trailer-failed');
  }, [phase, onFailed]);
  return (
    <PlayerFrame playback={playback} place={place}>
      {() => (
        <>
          {phase === 'loading' && (
            <p className={styles.middle} role="status">
              {t('loading')}
            </p>
          )}
          {phase === 'waiting-for-press' && (
            <div className={styles.middle}>
              <button
                type="button"
                className={`${playButton.playButton} ${styles.play}`}
                onClick={playback.play}
              >
                <Icon name="play" size={40} />
                <span className="visually-hidden">{t('playback:play')}</span>
              </button>
            </div>
          )}
        </>
      )}
    </PlayerFrame>
  );
}
