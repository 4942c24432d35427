import { useState } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import styles from './channel-logo.module.css';

/** The logo of a channel; if it is broken, its fallback, and then the channel's name (CAT-15). */
export function ChannelLogo({ channel }: { channel: LiveChannel }) {
  const { src, fallback } = useImage()(channel, 'channelLogoImage', 'listItem');
  const [failures, setFailures] = useState(0);
  const logo = [src, channel.channel.logo, fallback].filter((address) => address !== null)[failures];
  return (
    <span className={styles.logo} title={channel.title}>
      {logo ? (
        <img
          key={logo}
          src={logo}
          alt={channel.title}
          decoding="async"
          onError={() => setFailures((count) => count + 1)}
        />
      ) : (
        <span dir="auto">{channel.title}</span>
      )}
    </span>
  );
}
