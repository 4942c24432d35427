import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Modal } from '../design-system/components/modal.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './cinema.module.css';
import type { NextUp } from './next-episode-card.tsx';
import { PlayerView } from './player-view.tsx';
import playerViewStyles from './player-view.module.css';

interface CinemaProps {
  readonly item: MediaItem;
  readonly poster: string | null;
  /** What plays after it, where something does. */
  readonly next: NextUp | null;
  readonly onClose: () => void;
}

/** The full-screen player (MED-08): the video, and over it title, way back and time left (PLY-03). */
export function Cinema({ item, poster, next, onClose }: CinemaProps) {
  const t = useText();
  const title = useItemTitle()(item);

  return (
    // The focus is not on its first button: the way back would show for as long as it has the focus.
    <Modal
      label={t('playback:player', { title })}
      className={styles.cinema}
      motion="fade"
      onClosed={onClose}
      takesFocus
    >
      {({ state, close }) =>
        // What was playing ends with the press that closes it.
        state !== 'closing' && (
          <PlayerView key={item.id} item={item} poster={poster} next={next}>
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
