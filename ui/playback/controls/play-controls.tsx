import { isRunning } from '#domain/playback/playback-state.ts';
import { SKIP, type PlayerCommand } from '#domain/playback/shortcut.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import { ControlButton } from './control-button.tsx';

interface CommandButtonProps {
  readonly run: (command: PlayerCommand) => void;
}

interface ToggleButtonProps extends CommandButtonProps {
  readonly playback: PlaybackStore;
  /** Of its icon, in CSS pixels. */
  readonly size?: number;
}

/** Plays, pauses, and plays again what has ended. */
export function ToggleButton({ playback, run, ...size }: ToggleButtonProps) {
  const t = useText();
  const shown = usePlaybackState(playback, (state) =>
    isRunning(state) ? 'pause' : state.phase === 'completed' ? 'again' : 'play',
  );
  return (
    <ControlButton
      icon={shown}
      label={t(`playback:controls.${shown}`)}
      onClick={() => run({ does: 'toggle' })}
      data-first-focus
      {...size}
    />
  );
}

interface SkipButtonProps extends CommandButtonProps {
  readonly way: 'back' | 'ahead';
}

export function SkipButton({ way, run }: SkipButtonProps) {
  const t = useText();
  return (
    <ControlButton
      icon={way}
      label={t(`playback:controls.${way}`)}
      onClick={() => run({ does: 'skip', by: way === 'back' ? -SKIP : SKIP })}
    />
  );
}

/** To the chapter before and after. */
export function ChapterButtons({ run }: CommandButtonProps) {
  const t = useText();
  return (
    <>
      <ControlButton
        icon="previousChapter"
        label={t('playback:controls.previousChapter')}
        onClick={() => run({ does: 'chapter', by: -1 })}
      />
      <ControlButton
        icon="nextChapter"
        label={t('playback:controls.nextChapter')}
        onClick={() => run({ does: 'chapter', by: 1 })}
      />
    </>
  );
}

/** To the next video. */
export function NextButton({ run }: CommandButtonProps) {
  const t = useText();
  return (
    <ControlButton icon="next" label={t('playback:controls.next')} onClick={() => run({ does: 'next' })} />
  );
}

/** Shows the video in a window of its own, over everything else; nothing where the browser has none. */
export function PictureButton({ playback, run }: ToggleButtonProps) {
  const t = useText();
  const state = usePlaybackState(playback, ({ settings }) => settings.pictureInPicture);
  if (state === 'unavailable') return null;
  return (
    <ControlButton
      icon="picture"
      label={t(state === 'on' ? 'playback:controls.exitPicture' : 'playback:controls.enterPicture')}
      onClick={() => run({ does: 'picture-in-picture' })}
    />
  );
}

export function FullScreenButton({ isOn, run }: CommandButtonProps & { readonly isOn: boolean }) {
  const t = useText();
  return (
    <ControlButton
      icon={isOn ? 'small' : 'full'}
      label={t(isOn ? 'playback:controls.exitFullScreen' : 'playback:controls.enterFullScreen')}
      onClick={() => run({ does: 'full-screen' })}
    />
  );
}
