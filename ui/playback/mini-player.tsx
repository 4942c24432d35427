import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { filter } from 'rxjs';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { isSignedOut } from '#domain/account/viewer.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { hasFailed } from '#domain/playback/playback-state.ts';
import { usePublishedHeight } from '../design-system/components/use-published-height.ts';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import { useMayPlay } from '../session/use-access.ts';
import { useInjection } from '../session/use-injection.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useViewer } from '../session/use-viewer.ts';
import { ControlButton } from './controls/control-button.tsx';
import { ToggleButton } from './controls/play-controls.tsx';
import styles from './mini-player.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePlaybackState, type PlaybackStore } from './use-playback.ts';

interface MiniPlayerProps {
  readonly item: MediaItem;
  /** Called when another video begins, and when the viewer signs out or may not play the item any more. */
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** A video that goes on beside other pages, in a corner of the window (PLY-14). */
export function MiniPlayer({ item, onEnd, children }: MiniPlayerProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const isAllowed = useMayPlay()(item);
  const isNobody = isSignedOut(useViewer());
  const [isVisitors] = useState(isNobody);
  const isOver = !isAllowed || (isNobody && !isVisitors);
  const playing$ = useInjection(CurrentPlayback);
  const own = useRef<HTMLElement>(null);
  useLeaveFocus(own);
  usePublishedHeight(own, '--mini-player-height');
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // The same one may begin again, after a lost connection.
    const others = playing$.pipe(filter((playback) => playback?.mediaId !== item.id)).subscribe(() => end());
    return () => others.unsubscribe();
  }, [playing$, item.id]);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <section ref={own} className={styles.mini} aria-label={t('playback:mini.label', { title })}>
      {children}
      <p className="visually-hidden" role="status">
        {t('playback:mini.goesOn', { title })}
      </p>
    </section>
  );
}

interface MiniPlayerBarProps {
  readonly playback: PlaybackStore;
  readonly title: string;
  /** Of the page with the full player. */
  readonly address: string;
  readonly onClose: () => void;
}

/** What is pressed of a mini-player: its picture and title lead back to the full one. */
export function MiniPlayerBar({ playback, title, address, onClose }: MiniPlayerBarProps) {
  const t = useText();
  const failed = usePlaybackState(playback, hasFailed);
  const percent = usePlaybackState(playback, ({ position, duration }) =>
    duration > 0 ? Math.round((100 * position) / duration) : 0,
  );
  const bar = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLAnchorElement>(null);
  useKeptFocus(bar, () => words.current?.focus());
  return (
    <div ref={bar} className={styles.bar}>
      <span className={styles.progress} style={{ '--share': percent / 100 }} />
      <Link
        ref={words}
        id="mini-player"
        className={styles.words}
        to={address}
        state={{ fromPage: true }}
        aria-label={t('playback:mini.open', { title })}
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {failed && <span role="alert">{t('playback:video-failed')}</span>}
      </Link>
      {!failed && <ToggleButton playback={playback} run={playback.toggle} />}
      <ControlButton icon="close" label={t('playback:mini.close')} onClick={onClose} />
    </div>
  );
}
