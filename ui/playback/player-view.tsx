import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { ShownMedia } from '#application/playback/play-media.ts';
import type { PageElement } from '#application/ports/player.ts';
import { lockedLabel } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { SelectedPart } from '#domain/live/live-selection.ts';
import {
  hasFailed,
  remainingTime,
  retryPosition,
  showsOverlay,
  type PlaybackState,
} from '#domain/playback/playback-state.ts';
import { AccessLink } from '../access/access-link.tsx';
import { useItemTitle } from '../session/use-item-title.ts';
import { useViewer } from '../session/use-viewer.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useFocusFromPlayer } from './player-focus.ts';
import { NextEpisodeCard, type NextUp } from './next-episode-card.tsx';
import playButton from './play-button.module.css';
import styles from './player-view.module.css';
import { usePlayback, useWakingTouch } from './use-playback.ts';

/** What the page that contains a player can request from it. */
export interface PlayerInPage {
  /** Moves the focus to the player, and resumes playback if it has stopped. */
  readonly resume: () => void;
  /** Moves the focus to the player, as far as it has loaded. */
  readonly focus: () => void;
}

/** What a page says instead of the usual messages. */
export interface PlayerMessages {
  readonly loading: string;
  /** The text for an item that cannot be played. */
  readonly failed: string;
  /** What can be done then besides another try. */
  readonly secondaryAction: ReactNode;
  /** What shows at the end of the video. */
  readonly ended: ReactNode;
}

interface PlayerViewProps {
  readonly item: MediaItem;
  /** Of a live channel: the part of its broadcast. Null: the live edge. */
  readonly part?: SelectedPart | null;
  readonly poster: string | null;
  /** The item that plays next, if any. */
  readonly next: NextUp | null;
  /** Of a live channel: returns the program that is shown. */
  readonly programShown?: ShownMedia['programShown'];
  readonly messages?: PlayerMessages;
  readonly handle?: Ref<PlayerInPage> | undefined;
  /** What the overlay shows beside the remaining time. */
  readonly children: ReactNode;
}

/**
 * The video of an item, the overlay while the user is active, and messages (PLY-03). If the item changes, the next one plays in
 * the same player.
 */
export function PlayerView({
  item,
  part = null,
  poster,
  next,
  programShown,
  messages,
  handle,
  children,
}: PlayerViewProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [overlay] = useState(makeOverlay);
  const cover = useCallback((picture: PageElement) => moveTo(picture, overlay), [overlay]);
  const played = { item, part, poster, programShown };
  const { state, play, focus, resume, tryAgain } = usePlayback(played, place, cover);
  const failed = hasFailed(state);
  const home = useHome(overlay, failed);
  usePlayerFocus(state, place, focus);
  useImperativeHandle(handle, () => ({ resume: failed ? tryAgain : resume, focus }), [
    failed,
    tryAgain,
    resume,
    focus,
  ]);
  const timeLeft = remainingTime(state);
  return (
    <>
      {/* Failures are reported by the app, not by the player. */}
      <div className={styles.place} inert={failed} {...useWakingTouch(state)}>
        <div ref={place} />
      </div>
      <div ref={home} />
      {createPortal(
        <>
          <div className={styles.overlay} data-shown={showsOverlay(state)}>
            {children}
            {state.duration > 0 && timeLeft && (
              <p className={styles.timeLeft} role="timer">
                {t('playback:remaining', { time: timeLeft })}
              </p>
            )}
          </div>
          <InTheMiddle
            key={item.id}
            item={item}
            state={state}
            next={next}
            messages={messages}
            onPlay={play}
            onStay={focus}
            onTryAgain={tryAgain}
          />
        </>,
        overlay,
      )}
    </>
  );
}

/** Moves the focus to the player when it shows the video, and leaves full screen when it has failed. */
function usePlayerFocus(state: PlaybackState, place: RefObject<HTMLElement | null>, focus: () => void): void {
  const failed = hasFailed(state);
  const isShown = state.phase === 'playing' || state.phase === 'advertising';
  useEffect(() => {
    // If the user has moved the focus to a button meanwhile, it stays there.
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement === place.current?.closest('dialog');
    if (isShown && isNowhere) focus();
  }, [isShown, place, focus]);
  useEffect(() => {
    if (failed) leaveFullScreen();
  }, [failed]);
}

/** Leaves the browser's full screen, if the player uses it: it would hide what the app shows over the video. */
function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** What the app shows over the video: an element that rests at its home, and in the player while that shows the video (PLY-03). */
function makeOverlay(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.cover ?? '';
  // The keys of its buttons are not the player's.
  element.addEventListener('keydown', (event) => event.stopPropagation());
  return element;
}

/** The place of the overlay outside of the player: before it is in one, after a failure, and when its player has gone. */
function useHome(overlay: HTMLElement, failed: boolean): RefObject<HTMLDivElement | null> {
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (home.current && (failed || !overlay.isConnected)) moveTo(home.current, overlay);
  });
  return home;
}

/** Moving an element takes the focus from what is inside: it gets it again. */
function moveTo(parent: PageElement, element: HTMLElement): void {
  if (!(parent instanceof HTMLElement) || element.parentElement === parent) return;
  const { activeElement } = document;
  parent.append(element);
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.focus();
}

interface InTheMiddleProps extends Pick<PlayerViewProps, 'item' | 'next'> {
  readonly messages: PlayerMessages | undefined;
  readonly state: PlaybackState;
  readonly onPlay: () => void;
  /** Called if the user cancels the next episode. */
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
}

/** What the view shows over the video while it does not play. */
function InTheMiddle({ item, state, next, messages, onPlay, onStay, onTryAgain }: InTheMiddleProps) {
  const t = useText();
  const title = useItemTitle()(item);
  const viewer = useViewer();
  const hasVideoFailed = state.phase === 'video-failed';
  // Where nothing has played yet, nothing is saved.
  const isSaved = hasVideoFailed && retryPosition(state) !== null;
  switch (state.phase) {
    case 'loading':
      return (
        <Message>
          <p className={styles.loading} role="status">
            {messages?.loading ?? t('playback:loading')}
          </p>
        </Message>
      );
    case 'waiting-for-press':
      return (
        <Message>
          <Play onPress={onPlay} />
        </Message>
      );
    case 'access-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h2>{t('playback:access-failed')}</h2>
            <p>{state.reason || t('playback:access-failedText')}</p>
            <AccessLink label={lockedLabel(viewer)} />
          </div>
        </Message>
      );
    case 'library-failed':
    case 'video-failed':
      return (
        <Message>
          <div className={styles.card} role="alert">
            <h2>{t(`playback:${state.phase}`)}</h2>
            <p>
              {(hasVideoFailed && messages?.failed) ||
                t(isSaved ? 'playback:video-failedSaved' : `playback:${state.phase}Text`)}
            </p>
            <div className={styles.ways}>
              <TryAgain onPress={onTryAgain} />
              {hasVideoFailed && messages?.secondaryAction}
            </div>
          </div>
        </Message>
      );
    case 'completed':
      if (messages) return <Message>{messages.ended}</Message>;
      return <Completed title={title} next={next} onStay={onStay} />;
    case 'advertising':
    case 'playing':
    case 'paused':
      return null;
  }
}

/** The way to start where the browser refuses to start by itself. */
function Play({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <button
      ref={useFocusFromPlayer()}
      type="button"
      className={`${playButton.playButton} ${styles.play}`}
      onClick={onPress}
    >
      <Icon name="play" size={44} />
      <span className="visually-hidden">{t('playback:play')}</span>
    </button>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <button
      ref={useFocusFromPlayer()}
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.primary}`}
      onClick={onPress}
    >
      {t('tryAgain')}
    </button>
  );
}

interface CompletedProps extends Pick<InTheMiddleProps, 'next' | 'onStay'> {
  readonly title: string;
}

/** A completed item: the next episode, unless the user cancels it (MED-11). */
function Completed({ title, next, onStay }: CompletedProps) {
  const t = useText();
  const [stays, setStays] = useState(false);
  const stay = () => {
    setStays(true);
    onStay();
  };
  return (
    <Message>
      {next && !stays ? (
        <NextEpisodeCard next={next} onCancel={stay} />
      ) : (
        <div className={styles.card} role="status">
          <h2>{t('playback:completed')}</h2>
          <p>{t('playback:completedText', { title })}</p>
        </div>
      )}
    </Message>
  );
}

const Message = ({ children }: { children: ReactNode }) => <div className={styles.middle}>{children}</div>;
