import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Paywall } from '../access/paywall.tsx';
import { useImage } from '../cards/use-image.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import playButton from '../playback/play-button.module.css';
import { usePreparePlayer } from '../playback/use-playback.ts';
import { useAccess } from '../session/use-access.ts';
import styles from './channel-player.module.css';
import { OpenChannel } from './open-channel.tsx';

interface ChannelPlayerProps extends Omit<ComponentProps<typeof OpenChannel>, 'poster'> {
  readonly isOpen: boolean;
  /** The query of the address that opens the player. */
  readonly openQuery: string;
}

/** The player of the live page: a paywall, a picture with a play button, or the channel. */
export function ChannelPlayer({ isOpen, openQuery, ...open }: ChannelPlayerProps) {
  const t = useText();
  const { channel } = open;
  const access = useAccess()(channel);
  const image = useImage()(channel, 'backgroundImage', 'detailHero');
  const prepare = usePreparePlayer();
  if (access.state === 'locked') {
    return (
      <div className={styles.locked}>
        <Paywall item={channel} reason={access.reason} />
      </div>
    );
  }
  if (isOpen && access.state === 'granted') return <OpenChannel {...open} poster={image.src} />;
  return (
    <div className={styles.stage}>
      <Picture address={image} sizes="(min-width: 1024px) 60vw, 100vw" urgent />
      {access.state === 'granted' && (
        <Link
          className={`${playButton.playButton} ${styles.play}`}
          to={`?${openQuery}`}
          replace
          onPointerEnter={prepare}
          onTouchStart={prepare}
          onFocus={prepare}
        >
          <Icon name="play" size={44} />
          <span className="visually-hidden">{t('playback:play')}</span>
        </Link>
      )}
    </div>
  );
}
