import { useImperativeHandle, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { hasFailed, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useText } from '../i18n/i18n.ts';
import { useClassPlan } from '../queries/use-class-plan.ts';
import { useConfig } from '../session/use-config.ts';
import { useCouchMode } from '../session/use-couch-mode.ts';
import { Announcement, useAnnouncements } from './controls/announcement.tsx';
import { ClassProgress } from './controls/class-progress.tsx';
import { keyListener } from './controls/key-listener.ts';
import { PlayerControls } from './controls/player-controls.tsx';
import { ShortcutsDialog } from './controls/shortcuts-dialog.tsx';
import { useControlsShown } from './controls/use-controls-shown.ts';
import { useFullScreen } from './controls/use-full-screen.ts';
import { useIsCompact } from './controls/use-is-compact.ts';
import { usePlayerCommands, type ChannelControls } from './controls/use-player-commands.ts';
import { FAST, usePicturePresses } from './controls/use-picture-presses.ts';
import styles from './player-frame.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePlaybackState, type PlaybackStore } from './use-playback.ts';
import { useWaitReason } from './use-wait-reason.ts';

/** What the view around a frame can request from it. */
export interface PlayerFrameHandle {
  /** Moves the focus to the player, so that its keys work. */
  readonly focus: () => void;
}

interface PlayerFrameProps {
  readonly playback: PlaybackStore;
  /** Where the player's picture is. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Plays what comes next; null if nothing does. */
  readonly onNext?: (() => void) | null;
  /** Of the player of a channel. */
  readonly channel?: ChannelControls | null;
  /** Whether it is small: it then has no controls over the picture. */
  readonly isMini?: boolean;
  readonly handle?: Ref<PlayerFrameHandle>;
  /** What shows over the picture, in full screen, too. */
  readonly children: (frame: { readonly isShown: boolean }) => ReactNode;
}

/** The picture of a player with its controls, by pointer and by keyboard (PLY-08). */
export function PlayerFrame({
  playback,
  place,
  onNext = null,
  channel = null,
  isMini = false,
  handle,
  children,
}: PlayerFrameProps) {
  const t = useText();
  const isOwn = useConfig().playerControls === 'app';
  const frame = useRef<HTMLDivElement>(null);
  const phase = usePlaybackState(playback, (state) => state.phase);
  const failed = usePlaybackState(playback, hasFailed);
  const shown = useControlsShown(frame, phase, isMini);
  const { isShown, focusListeners } = shown;
  const { onKeyDown, picture, announcement, overview, ...controls } = useControls(
    { playback, onNext, channel },
    frame,
    shown,
    isOwn,
  );
  const hasControls = isOwn && !isMini && !failed && phase !== 'advertising' && phase !== 'waiting-for-press';
  const focus = () => frame.current?.focus({ preventScroll: true });
  useImperativeHandle(handle, () => ({ focus }), []);
  useKeptFocus(frame, focus);
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={t('playback:controls.video')}
      tabIndex={-1}
      data-player
      data-shown={isShown}
      onKeyDown={isOwn && !failed ? onKeyDown : undefined}
      {...focusListeners}
    >
      {/* Failures are reported by the app, not by the player. */}
      <div className={styles.place} inert={failed}>
        <div ref={place} />
      </div>
      {hasControls && <div className={styles.picture} {...picture} />}
      <Spinner playback={playback} />
      {/* The keys of what is shown here are not the player's. */}
      <div className={styles.cover} data-own-keys>
        {children({ isShown })}
      </div>
      {hasControls && hasStarted(phase) && <ClassProgress {...{ playback, isShown }} plan={controls.plan} />}
      {hasControls && (
        <PlayerControls {...{ playback, isShown }} onMenuOpen={shown.onMenuOpen} {...controls} />
      )}
      {channel?.guide}
      <Announcement {...announcement} />
      {overview}
    </div>
  );
}

const hasStarted = (phase: PlaybackState['phase']): boolean => phase === 'playing' || phase === 'paused';

/** What the controls need, and what keys and presses do. */
function useControls(
  { playback, onNext, channel }: Required<Pick<PlayerFrameProps, 'playback' | 'onNext' | 'channel'>>,
  frame: RefObject<HTMLElement | null>,
  { isShown, activity, isMenuOpen }: ReturnType<typeof useControlsShown>,
  isOwn: boolean,
) {
  const t = useText();
  const tracks = usePlaybackState(playback, (state) => state.tracks);
  const duration = usePlaybackState(playback, (state) => state.duration);
  const { plan } = useClassPlan(tracks, duration, isOwn && duration > 0);
  const fullScreen = useFullScreen(frame, playback.enterFullScreen);
  const announcements = useAnnouncements();
  const { announce } = announcements;
  const [isOverviewOpen, setIsOverviewOpen] = useState(false);
  const onOverview = () => setIsOverviewOpen(true);
  const run = usePlayerCommands({ playback, fullScreen, plan, onNext, onOverview, channel });
  const { picture, isFast } = usePicturePresses({
    ...{ playback, activity, fullScreen, run, announce, isMenuOpen },
    areControlsShown: isShown,
    isChannel: channel !== null,
  });
  return {
    plan,
    run,
    picture,
    isCompact: useIsCompact(frame),
    isFullScreen: fullScreen.isOn,
    hasNext: onNext !== null,
    channel,
    onKeyDown: keyListener({
      isChannel: channel !== null,
      isCouchMode: useCouchMode(),
      isAd: () => playback.now().phase === 'advertising',
      run: (command) => announce(run(command)),
    }),
    announcement: {
      announcements,
      lasting: isFast ? t('playback:controls.rate', { rate: FAST }) : '',
    },
    overview: isOverviewOpen && (
      <ShortcutsDialog isChannel={channel !== null} onClosed={() => setIsOverviewOpen(false)} />
    ),
  };
}

/** It shows while the video waits for data, and says why if it waits for long. */
function Spinner({ playback }: Pick<PlayerFrameProps, 'playback'>) {
  const t = useText();
  const isLoading = usePlaybackState(playback, ({ phase }) => phase === 'loading');
  const isStalled = usePlaybackState(playback, (state) => state.phase === 'playing' && state.isStalled);
  const reason = useWaitReason(isStalled);
  return (
    <>
      {(isLoading || isStalled) && (
        <span className={styles.spinner} role="progressbar" aria-label={t('playback:controls.buffering')} />
      )}
      <p className={styles.waiting} role="status">
        {reason && t(`playback:waiting.${reason}`)}
      </p>
    </>
  );
}
