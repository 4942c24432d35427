import type { Ref } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link, type LinkProps } from '../navigation/link.tsx';
import styles from './play-button.module.css';
import { usePreparePlayer } from './use-prepare-player.ts';

interface PlayLinkProps extends Pick<LinkProps, 'to' | 'replace' | 'state'> {
  /** What it plays. */
  readonly item: MediaItem;
  /** Sets its size and place. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The round button over a picture that opens the player at an address. Intent prepares the player (PLY-01). */
export function PlayLink({ item, className, ...link }: PlayLinkProps) {
  const t = useText();
  const prepare = usePreparePlayer();
  return (
    <Link
      {...link}
      className={`${styles.playButton} ${className}`}
      onPointerEnter={() => prepare()}
      onPointerDown={() => prepare(item)}
      onFocus={() => prepare()}
    >
      <Icon name="play" size={44} />
      <span className="visually-hidden">{t('playback:play')}</span>
    </Link>
  );
}
