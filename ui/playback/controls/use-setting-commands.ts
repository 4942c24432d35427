import { useRef } from 'react';
import { nextRate, toggledSound, type PlayerSettings } from '#domain/playback/player-settings.ts';
import { isLive } from '#domain/playback/seconds.ts';
import { useText } from '../../i18n/i18n.ts';
import type { PlaybackStore } from '../use-playback.ts';

/** Changes of settings, each with its result in words. */
export interface SettingCommands {
  /** @param by in percentage points */
  readonly changeVolume: (by: number) => string;
  readonly mute: () => string;
  readonly toggleCaptions: () => string;
  readonly changeSpeed: (direction: 1 | -1) => string;
}

type Changes = Pick<Partial<PlayerSettings>, 'volume' | 'isMuted' | 'rate'>;

/** The settings that keys change. Quick presses add up, also before the player has reported the first one. */
export function useSettingCommands(playback: PlaybackStore): SettingCommands {
  const t = useText();
  /** What was requested since the player last reported its settings. */
  const requested = useRef<{ readonly since: PlayerSettings; readonly changes: Changes }>(undefined);
  const pending = (): Changes =>
    requested.current?.since === playback.now().settings ? requested.current.changes : {};
  const settingsNow = (): PlayerSettings => ({ ...playback.now().settings, ...pending() });
  const change = (changes: Changes): void => {
    requested.current = { since: playback.now().settings, changes: { ...pending(), ...changes } };
    playback.change(changes);
  };
  return {
    changeVolume: (by) => {
      const volume = Math.min(100, Math.max(0, settingsNow().volume + by));
      change({ volume, isMuted: false });
      return t('playback:said.volume', { volume });
    },
    mute: () => {
      const sound = toggledSound(settingsNow());
      change(sound);
      return t(sound.isMuted ? 'playback:said.muted' : 'playback:said.unmuted');
    },
    toggleCaptions: () => {
      const { tracks, chosen } = playback.now().settings.captions;
      if (tracks.length === 0) return t('playback:said.noCaptions');
      playback.toggleCaptions();
      return t(chosen === null ? 'playback:said.captionsOn' : 'playback:said.captionsOff');
    },
    changeSpeed: (direction) => {
      // A live stream plays at its own speed.
      if (isLive(playback.now().duration)) return '';
      const rate = nextRate(settingsNow().rate, direction);
      change({ rate });
      return t('playback:said.speed', { rate });
    },
  };
}
