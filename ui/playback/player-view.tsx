import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { ShownMedia } from '#application/playback/play-media.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { SelectedPart } from '#domain/live/live-selection.ts';
import { hasFailed, remainingTime, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useText } from '../i18n/i18n.ts';
import { useBeginOnceReady, type NextUp } from './next-up-card.tsx';
import { PlayerMessage, type PlayerMessages } from './player-message.tsx';
import type { ChannelControls } from './controls/use-player-commands.ts';
import styles from './player-view.module.css';
import { PlayerFrame, type PlayerFrameHandle } from './player-frame.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { usePlayback, usePlaybackState, type PlaybackStore } from './use-playback.ts';

/** What the page that contains a player can request from it. */
export interface PlayerInPage {
  /** Moves the focus to the player, and resumes playback if it has stopped. */
  readonly resume: () => void;
  /** Moves the focus to the player, as far as it has loaded. */
  readonly focus: () => void;
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
  readonly channel?: ChannelControls;
  readonly handle?: Ref<PlayerInPage> | undefined;
  /** Closes the player. */
  readonly onLeave: () => void;
  /** Renders what stands beside the picture while the player is small, and nothing is over it; null or omitted if it is not. */
  readonly mini?: ((playback: PlaybackStore) => ReactNode) | null;
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
  channel,
  handle,
  onLeave,
  mini = null,
  children,
}: PlayerViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<PlayerFrameHandle>(null);
  const playback = usePlayback({ item, part, poster, programShown }, place);
  const { resume, tryAgain } = playback;
  const failed = usePlaybackState(playback, hasFailed);
  const focus = () => frame.current?.focus();
  const isMini = mini !== null;
  const [nextWantedAfter, setNextWantedAfter] = useState<MediaId | null>(null);
  const isNextWanted = next !== null && nextWantedAfter === item.id;
  if (nextWantedAfter !== null && !isNextWanted) setNextWantedAfter(null);
  useBeginOnceReady(next, isNextWanted);
  useFocusOnVideo(playback, place, isMini, focus);
  useMinimized(playback, isMini);
  useImperativeHandle(handle, () => ({
    resume: () => {
      if (failed) tryAgain();
      else resume();
      focus();
    },
    focus,
  }));
  return (
    <div className={styles.view} data-mini={isMini}>
      <div className={styles.screen}>
        <PlayerFrame
          playback={playback}
          place={place}
          onNext={next && (() => setNextWantedAfter(item.id))}
          channel={channel ?? null}
          isMini={isMini}
          handle={frame}
        >
          {({ isShown }) =>
            !isMini && (
              <OverPicture {...{ item, playback, next, messages, isShown, tryAgain, focus, onLeave }}>
                {children}
              </OverPicture>
            )
          }
        </PlayerFrame>
      </div>
      {mini?.(playback)}
    </div>
  );
}

interface OverPictureProps extends Pick<PlayerViewProps, 'item' | 'next' | 'onLeave' | 'children'> {
  readonly messages: PlayerMessages | undefined;
  readonly playback: PlaybackStore;
  readonly isShown: boolean;
  readonly tryAgain: () => void;
  readonly focus: () => void;
}

/** What stands over the picture besides the controls: the overlay, and what is to be said. */
function OverPicture({
  item,
  playback,
  next,
  messages,
  isShown,
  tryAgain,
  focus,
  onLeave,
  children,
}: OverPictureProps) {
  return (
    <>
      <div className={styles.overlay} data-overlay data-shown={isShown}>
        {children}
        <TimeLeft playback={playback} />
      </div>
      <ResumeNotice key={`resumed ${item.id}`} playback={playback} />
      <PlayerMessage
        key={item.id}
        {...{ item, playback, next, messages, onLeave }}
        onPlay={playback.play}
        onStay={focus}
        onTryAgain={tryAgain}
      />
    </>
  );
}

/** PLY-03; nothing of a live stream, and before the length is known. */
function TimeLeft({ playback }: { readonly playback: PlaybackStore }) {
  const t = useText();
  const time = usePlaybackState(playback, remainingTime);
  if (time === null) return null;
  return (
    <p className={styles.timeLeft} role="timer">
      {t('playback:remaining', { time })}
    </p>
  );
}

/** Moves the focus to the player when it shows the video or its end, unless it is small: then the focus is the page's. */
function useFocusOnVideo(
  playback: PlaybackStore,
  place: RefObject<HTMLElement | null>,
  isMini: boolean,
  focus: () => void,
): void {
  const isShown = usePlaybackState(playback, ({ phase }) => SHOWN.has(phase));
  const takeFocus = useEffectEvent(() => {
    // If the user has moved the focus to a button meanwhile, it stays there.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === place.current?.closest('dialog')) focus();
  });
  useEffect(() => {
    if (isShown && !isMini) takeFocus();
  }, [isShown, isMini]);
}

const SHOWN = new Set<PlaybackState['phase']>(['playing', 'paused', 'completed', 'advertising']);

function useMinimized({ minimized }: PlaybackStore, isMini: boolean): void {
  const report = useEffectEvent(minimized);
  useEffect(() => {
    if (isMini) report();
  }, [isMini]);
}
