import { useState } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useAccess } from '../session/use-access.ts';
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

/** Why the viewer may not watch a channel (ACC-05), in words; null for a channel that they may watch. */
export function useLockText(channel: LiveChannel): string | null {
  const t = useText();
  const access = useAccess()(channel);
  return access.state === 'locked'
    ? t('live:locked', { reason: t(`access:paywall.${access.reason}`) })
    : null;
}

/** The mark of a channel that the viewer may not watch (LIV-12), in a corner of what it stands in; nothing for others. */
export function ChannelLock({ channel }: { channel: LiveChannel }) {
  const text = useLockText(channel);
  if (text === null) return null;
  return (
    <span className={styles.lock} role="img" aria-label={text} title={text}>
      <Icon name="lock" size={16} />
    </span>
  );
}
