import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import { useConfig } from '../session/use-config.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Modal } from '../design-system/components/modal.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './cinema.module.css';
import { MiniPlayer, MiniPlayerBar } from './mini-player.tsx';
import type { NextUp } from './next-up-card.tsx';
import { usePlayerInOutlet } from './player-outlet.tsx';
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
  const { pathname, search } = useLocation();
  usePlayerInOutlet(isOpen && !inlinePlayer, ({ isMini, remove }) => (
    <OpenCinema
      item={item}
      next={isMini ? null : next}
      address={`${pathname}${search}`}
      isMini={isMini}
      onLeave={isMini ? remove : close}
    />
  ));
  return null;
}

interface OpenCinemaProps {
  readonly item: MediaItem;
  readonly next: NextUp | null;
  /** Of its page, with the cinema open. */
  readonly address: string;
  /** Whether it is small, beside another page (PLY-14). */
  readonly isMini: boolean;
  readonly onLeave: () => void;
}

/** The video, and over it the title, the way back and the time left (PLY-03); or small, with its title beside it. */
function OpenCinema({ item, next, address, isMini, onLeave }: OpenCinemaProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const label = t('playback:player', { title });
  const { src: poster } = useImage()(item, 'backgroundImage', 'detailHero');
  const colors = useVideoColors();
  // A second press comes before the page has changed.
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
  }, [isMini]);
  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    // A page in full screen cannot take the focus back.
    if (document.fullscreenElement) document.exitFullscreen().then(onLeave, onLeave);
    else onLeave();
  };
  // The same element in both places: the video in it goes on.
  const [view] = useState(() => document.createElement('div'));
  return (
    <>
      {isMini ? (
        <MiniPlayer item={item} onEnd={onLeave}>
          <Holder of={view} />
        </MiniPlayer>
      ) : (
        // The dialog takes the focus, not its first button: the overlay would show for as long as a button in it has the focus.
        <Modal
          label={label}
          className={styles.cinema}
          style={colors}
          motion="fade"
          onClosed={onLeave}
          takesFocus
        >
          {() => <Holder of={view} />}
        </Modal>
      )}
      {createPortal(
        <PlayerView
          item={item}
          poster={poster}
          next={next}
          onLeave={leave}
          mini={
            isMini
              ? (playback) => <MiniPlayerBar {...{ playback, title, address }} onClose={onLeave} />
              : null
          }
        >
          <button type="button" className={playerViewStyles.back} onClick={leave}>
            <Icon name="back" />
            <span>{t('playback:back')}</span>
          </button>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
        </PlayerView>,
        view,
      )}
    </>
  );
}

/** Holds an element that other components hold at other times. */
function Holder({ of: held }: { readonly of: HTMLElement }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.append(held), [held]);
  return <div ref={holder} className={styles.holder} />;
}
