import { toggledSound } from '#domain/playback/player-settings.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import { ControlButton } from './control-button.tsx';
import styles from './volume-control.module.css';

const LOUD = 50;

/** The mute button, and where there is room the volume. */
export function VolumeControl({ playback }: { readonly playback: PlaybackStore }) {
  const t = useText();
  const volume = usePlaybackState(playback, ({ settings }) => settings.volume);
  const isMuted = usePlaybackState(playback, ({ settings }) => settings.isMuted);
  const heard = isMuted ? 0 : volume;
  return (
    <div className={styles.sound}>
      <ControlButton
        icon={heard === 0 ? 'muted' : heard < LOUD ? 'quiet' : 'loud'}
        label={t(heard === 0 ? 'playback:controls.unmute' : 'playback:controls.mute')}
        onClick={() => playback.change(toggledSound({ volume, isMuted }))}
      />
      <input
        type="range"
        className={styles.volume}
        style={{ '--share': heard / 100 }}
        min={0}
        max={100}
        step={5}
        value={heard}
        aria-label={t('playback:controls.volume')}
        aria-valuetext={`${heard} %`}
        onChange={({ target }) => playback.change({ volume: Number(target.value), isMuted: false })}
      />
    </div>
  );
}
