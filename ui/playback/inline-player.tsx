import { useEffect, useRef, useState, type Ref } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { Paywall } from '../access/paywall.tsx';
import { useAccess } from '../session/use-access.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import type { NextUp } from './next-up-card.tsx';
import { PlayerView, type PlayerInPage } from './player-view.tsx';
import playerViewStyles from './player-view.module.css';
import { useText } from '../i18n/i18n.ts';
import { PlayLink } from './play-link.tsx';
import styles from './inline-player.module.css';
import { useRequestedPlayer } from './use-requested-player.ts';
import { useImage } from '../cards/use-image.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useVideoColors } from '../session/use-video-colors.ts';

interface InlinePlayerProps {
  readonly item: MediaItem;
  /** Whether the item itself is still loading: only its image shows. */
  readonly isPreview: boolean;
  /** The play url; null while it loads. */
  readonly address: string | null;
  /** The item that plays next, if any. */
  readonly next: NextUp | null;
  readonly player: Ref<PlayerInPage>;
}

/** The video at the top of its page (MED-08): a paywall, a poster with a play button, or the player. */
export function InlinePlayer({ item, isPreview, address, next, player }: InlinePlayerProps) {
  const access = useAccess()(item);
  const { isOpen, close } = useRequestedPlayer(item);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  if (isPreview) return <Poster item={item} address={null} takesFocus={false} />;
  if (access.state === 'locked') return <Paywall item={item} reason={access.reason} />;
  if (isOpen) return <OpenInlinePlayer item={item} next={next} player={player} onClose={close} />;
  return <Poster item={item} address={access.state === 'granted' ? address : null} takesFocus={wasOpen} />;
}

/** The image of an item that the viewer may watch, with a play button. */
function Poster({
  item,
  address,
  takesFocus,
}: Pick<InlinePlayerProps, 'item' | 'address'> & { readonly takesFocus: boolean }) {
  const image = useImage()(item, 'backgroundImage', 'detailHero');
  const play = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // If the focus was in the player, it moves to the play button that replaces it.
    if (takesFocus && document.activeElement === document.body) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.stage} style={useVideoColors()}>
      <Picture address={image} sizes="100vw" urgent />
      {address && (
        <PlayLink ref={play} item={item} className={styles.play} to={address} state={{ fromPage: true }} />
      )}
    </div>
  );
}

interface OpenInlinePlayerProps extends Pick<InlinePlayerProps, 'item' | 'next' | 'player'> {
  readonly onClose: () => void;
}

function OpenInlinePlayer({ item, next, player, onClose }: OpenInlinePlayerProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const { src: poster } = useImage()(item, 'backgroundImage', 'detailHero');
  return (
    <section className={styles.stage} style={useVideoColors()} aria-label={t('playback:player', { title })}>
      <PlayerView item={item} poster={poster} next={next} handle={player} onLeave={onClose}>
        <button type="button" className={playerViewStyles.back} onClick={onClose}>
          <Icon name="close" />
          <span>{t('playback:stop')}</span>
        </button>
      </PlayerView>
    </section>
  );
}
