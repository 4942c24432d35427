import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import { useConfig } from '../session/use-config.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Modal } from '../design-system/components/modal.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './cinema.module.css';
import type { NextUp } from './next-up-card.tsx';
import { PlayerView } from './player-view.tsx';
import playerViewStyles from './player-view.module.css';
import { useRequestedPlayer } from './use-requested-player.ts';

interface CinemaProps {
  readonly item: MediaItem;
  /** The item that plays next, if any. */
  readonly next?: NextUp | null;
}

/** The full-screen player of a detail page, while it is open. There is none if videos play in their pages (MED-08). */
export function Cinema({ item, next = null }: CinemaProps) {
  const { inlinePlayer } = useConfig();
  const { isOpen, close } = useRequestedPlayer(item);
  return isOpen && !inlinePlayer ? <OpenCinema item={item} next={next} onClose={close} /> : null;
}

interface OpenCinemaProps {
  readonly item: MediaItem;
  readonly next: NextUp | null;
  readonly onClose: () => void;
}

/** The video, and over it the title, the way back and the time left (PLY-03). */
function OpenCinema({ item, next, onClose }: OpenCinemaProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const { src: poster } = useImage()(item, 'backgroundImage', 'detailHero');

  return (
    // The dialog takes the focus, not its first button: the overlay would show for as long as a button in it has the focus.
    <Modal
      label={t('playback:player', { title })}
      className={styles.cinema}
      style={useVideoColors()}
      motion="fade"
      onClosed={onClose}
      takesFocus
    >
      {({ state, close }) =>
        // The video stops as soon as the cinema begins to close.
        state !== 'closing' && (
          <PlayerView item={item} poster={poster} next={next} onLeave={close}>
            <button type="button" className={playerViewStyles.back} onClick={close}>
              <Icon name="back" />
              <span>{t('playback:back')}</span>
            </button>
            <h2 className={styles.title} dir="auto">
              {title}
            </h2>
          </PlayerView>
        )
      }
    </Modal>
  );
}
