import type { ComponentProps } from 'react';
import { Paywall } from '../access/paywall.tsx';
import { useImage } from '../cards/use-image.ts';
import { Picture } from '../design-system/components/picture.tsx';
import { PlayLink } from '../playback/play-link.tsx';
import { useAccess } from '../session/use-access.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import styles from './channel-player.module.css';
import { OpenChannel } from './open-channel.tsx';

interface ChannelPlayerProps extends Omit<ComponentProps<typeof OpenChannel>, 'poster'> {
  readonly isOpen: boolean;
  /** The query of the address that opens the player. */
  readonly openQuery: string;
}

/** The player of the live page: a paywall, a picture with a play button, or the channel. */
export function ChannelPlayer({ isOpen, openQuery, ...open }: ChannelPlayerProps) {
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
  if (isOpen && access.state === 'granted') return <OpenChannel {...open} poster={image.src} />;
  return (
    <div className={styles.stage} style={colors}>
      <Picture address={image} sizes="(min-width: 1024px) 60vw, 100vw" urgent />
      {access.state === 'granted' && <PlayLink className={styles.play} to={`?${openQuery}`} replace />}
    </div>
  );
}
