import { useState } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import styles from './channel-logo.module.css';

/** The logo of a channel, or its name if there is none or it cannot be loaded. */
export function ChannelLogo({ channel }: { channel: LiveChannel }) {
  const [hasFailed, setFailed] = useState(false);
  const logo = channel.channel.logo;
  return (
    <span className={styles.logo} title={channel.title}>
      {logo && !hasFailed ? (
        <img src={logo} alt={channel.title} decoding="async" onError={() => setFailed(true)} />
      ) : (
        <span dir="auto">{channel.title}</span>
      )}
    </span>
  );
}
