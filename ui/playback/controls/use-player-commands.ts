import type { ReactNode } from 'react';
import { chapterAt, chapterTarget, type ClassPlan } from '#domain/playback/class-plan.ts';
import { isRunning } from '#domain/playback/playback-state.ts';
import { seekTarget } from '#domain/playback/seek-target.ts';
import type { PlayerCommand } from '#domain/playback/shortcut.ts';
import { useText } from '../../i18n/i18n.ts';
import type { PlaybackStore } from '../use-playback.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useSettingCommands } from './use-setting-commands.ts';

/** What the player of a channel has beside that of a video (LIV-11, LIV-12). */
export interface ChannelControls {
  /** The seek bar of its live stream; a recording has that of a video. */
  readonly seekBar: ReactNode;
  /** Where the live edge is, and the way there. */
  readonly liveEdge: ReactNode;
  /** The guide over the picture, while it is open. */
  readonly guide: ReactNode;
  readonly onGuide: () => void;
  /** Plays the channel above (-1) or below (1) in the guide; returns what it is called, empty if there is no other. */
  readonly onChannel: (by: 1 | -1) => string;
  /** Plays the channel that was on before; returns what it is called, empty if there was none. */
  readonly onLastChannel: () => string;
}

interface CommandedPlayer {
  readonly playback: PlaybackStore;
  readonly fullScreen: FullScreen;
  readonly plan: ClassPlan;
  /** Plays what comes next; null if nothing does. */
  readonly onNext: (() => void) | null;
  readonly onOverview: () => void;
  readonly channel: ChannelControls | null;
}

/** Returns a function that executes a command, and returns its result in words; empty for none. */
export function usePlayerCommands({
  playback,
  fullScreen,
  plan,
  onNext,
  onOverview,
  channel,
}: CommandedPlayer): (command: PlayerCommand) => string {
  const t = useText();
  const { changeVolume, mute, toggleCaptions, changeSpeed } = useSettingCommands(playback);
  const { toggle, goToChapter, move } = useMovements(playback, plan);
  return (command) => {
    switch (command.does) {
      case 'toggle':
        return toggle();
      case 'volume':
        return changeVolume(command.by);
      case 'mute':
        return mute();
      case 'captions':
        return toggleCaptions();
      case 'speed':
        return changeSpeed(command.by);
      case 'chapter':
        return goToChapter(command.by);
      case 'full-screen':
        fullScreen.toggle();
        return t(fullScreen.isOn ? 'playback:said.fullScreenOff' : 'playback:said.fullScreenOn');
      case 'picture-in-picture':
        playback.change({ isInPicture: playback.now().settings.pictureInPicture === 'off' });
        return '';
      case 'next':
        onNext?.();
        return '';
      case 'overview':
        onOverview();
        return '';
      case 'guide':
        channel?.onGuide();
        return '';
      case 'channel':
        return channel?.onChannel(command.by) ?? '';
      case 'last-channel':
        return channel?.onLastChannel() ?? '';
      default:
        return move(command);
    }
  };
}

/** What plays, pauses and seeks, each with its result in words. */
function useMovements(playback: PlaybackStore, plan: ClassPlan) {
  const t = useText();
  return {
    toggle: (): string => {
      const state = playback.now();
      const plays = isRunning(state);
      playback.toggle();
      if (state.phase === 'loading') return '';
      return t(plays ? 'playback:said.paused' : 'playback:said.playing');
    },
    goToChapter: (direction: 1 | -1): string => {
      if (plan.chapters.length === 0) return t('playback:said.noChapters');
      const target = chapterTarget(plan, playback.now().position, direction);
      if (target === null) return '';
      playback.seek(target);
      return chapterAt(plan, target)?.title ?? '';
    },
    move: (command: PlayerCommand): string => {
      const position = seekTarget(command, playback.now());
      if (position === null) return '';
      playback.seek(position);
      switch (command.does) {
        case 'skip':
          return t(command.by < 0 ? 'playback:said.back' : 'playback:said.ahead', {
            count: Math.abs(command.by),
          });
        case 'tenth':
          return t('playback:said.tenth', { percent: command.of * 10 });
        default:
          return t(command.does === 'start' ? 'playback:said.start' : 'playback:said.end');
      }
    },
  };
}
