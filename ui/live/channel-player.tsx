import type { ComponentProps } from 'react';
import { Paywall } from '../access/paywall.tsx';
import { useImage } from '../cards/use-image.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { PlayLink } from '../playback/play-link.tsx';
import playerViewStyles from '../playback/player-view.module.css';
import { useAccess } from '../session/use-access.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import styles from './channel-player.module.css';
import { ChannelInPlayer } from './channel-in-player.tsx';

interface ChannelPlayerProps extends Omit<ComponentProps<typeof ChannelInPlayer>, 'poster'> {
  readonly isOpen: boolean;
  /** Whether the selected program has left the catch-up window: there is nothing to play (LIV-03). */
  readonly isGone: boolean;
  /** The query of the address that opens the player. */
  readonly openQuery: string;
  readonly onWatchLive: () => void;
}

/** The player of the live page: a paywall, a picture with a play button or with what is there instead, or the channel. */
export function ChannelPlayer({ isOpen, isGone, openQuery, onWatchLive, ...open }: ChannelPlayerProps) {
  const { channel } = open;
  const access = useAccess()(channel);
  const image = useImage()(channel, 'backgroundImage', 'detailHero');
  const colors = useVideoColors();
  if (access.state === 'locked') {
    return (
      <div className={styles.locked}>
        <Paywall item={channel} reason={access.reason} />
      </div>
    );
  }
  const isGranted = access.state === 'granted';
  if (isOpen && isGranted && !isGone) return <ChannelInPlayer {...open} poster={image.src} />;
  return (
    <div className={styles.stage} style={colors}>
      <Picture address={image} sizes="(min-width: 1024px) 60vw, 100vw" urgent />
      {isGranted && isGone && <ProgramGone onWatchLive={onWatchLive} onLeave={open.onLeave} />}
      {isGranted && !isGone && (
        <PlayLink item={channel} className={styles.play} to={`?${openQuery}`} replace />
      )}
    </div>
  );
}

/** A program that can no longer be watched: what can be watched instead. */
function ProgramGone({ onWatchLive, onLeave }: Pick<ChannelPlayerProps, 'onWatchLive' | 'onLeave'>) {
  const t = useText();
  return (
    <div className={playerViewStyles.middle}>
      <div className={`${playerViewStyles.card} ${styles.gone}`}>
        <p role="status">{t('live:left')}</p>
        <div className={playerViewStyles.ways}>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            onClick={onWatchLive}
          >
            {t('live:watchLive')}
          </button>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onLeave}>
            {t('live:otherChannels')}
          </button>
        </div>
      </div>
    </div>
  );
}
