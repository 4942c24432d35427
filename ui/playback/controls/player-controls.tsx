import type { ClassPlan } from '#domain/playback/class-plan.ts';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import { isLive } from '#domain/playback/seconds.ts';
import type { PlayerCommand } from '#domain/playback/shortcut.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePlaybackState, type PlaybackStore } from '../use-playback.ts';
import {
  ChapterButtons,
  FullScreenButton,
  NextButton,
  PictureButton,
  SkipButton,
  ToggleButton,
} from './play-controls.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './player-controls.module.css';
import { SeekBar } from './seek-bar.tsx';
import { SettingsControls } from './settings-controls.tsx';
import type { ChannelControls } from './use-player-commands.ts';
import { VolumeControl } from './volume-control.tsx';

interface PlayerControlsProps {
  readonly playback: PlaybackStore;
  readonly plan: ClassPlan;
  readonly isShown: boolean;
  /** Whether what is pressed most is in the middle of the picture: for thumbs, and in a small player. */
  readonly isCompact: boolean;
  readonly isFullScreen: boolean;
  readonly hasNext: boolean;
  readonly channel: ChannelControls | null;
  readonly run: (command: PlayerCommand) => void;
  readonly onMenuOpen: (isOpen: boolean) => void;
}

/** The size of the icon in the middle of the picture, in CSS pixels. */
const LARGE = 36;

/** The controls of a player: what members press, below the picture and on a touch screen in its middle (PLY-08). */
export function PlayerControls({ isShown, isCompact, isFullScreen, ...player }: PlayerControlsProps) {
  const t = useText();
  const { playback, plan, hasNext, channel, run, onMenuOpen } = player;
  const phase = usePlaybackState(playback, (state) => state.phase);
  const isOfStream = usePlaybackState(playback, ({ duration }) => isLive(duration));
  return (
    <div className={styles.controls} data-shown={isShown}>
      {isCompact && (phase === 'playing' || phase === 'paused') && (
        <div className={styles.centre}>
          {!isOfStream && <SkipButton way="back" run={run} />}
          <ToggleButton playback={playback} run={run} size={LARGE} />
          {!isOfStream && <SkipButton way="ahead" run={run} />}
        </div>
      )}
      <div className={styles.lower}>
        {isOfStream ? (
          <div className={styles.stream}>{channel?.seekBar}</div>
        ) : (
          <SeekBar {...{ playback, plan, isShown }} />
        )}
        <div className={styles.bar} data-focus-row>
          {(!isCompact || phase === 'completed') && <ToggleButton playback={playback} run={run} />}
          {!isCompact && !isOfStream && (
            <>
              <SkipButton way="back" run={run} />
              <SkipButton way="ahead" run={run} />
              {plan.chapters.length > 1 && <ChapterButtons run={run} />}
            </>
          )}
          {hasNext && <NextButton run={run} />}
          <VolumeControl playback={playback} />
          {isOfStream ? (
            <div className={styles.stream}>{channel?.liveEdge}</div>
          ) : (
            <Time playback={playback} isShown={isShown} />
          )}
          <span className={styles.between} />
          {channel && (
            <ControlButton
              icon="guide"
              label={t('playback:controls.guide')}
              onClick={() => run({ does: 'guide' })}
            />
          )}
          <SettingsControls
            {...{ playback, plan, isOfStream, onMenuOpen }}
            onOverview={() => run({ does: 'overview' })}
          />
          <span className={styles.roomy}>
            <PictureButton playback={playback} run={run} />
          </span>
          <span className={styles.last}>
            <FullScreenButton isOn={isFullScreen} run={run} />
          </span>
        </div>
      </div>
    </div>
  );
}

/** The position and the length. */
function Time({ playback, isShown }: Pick<PlayerControlsProps, 'playback' | 'isShown'>) {
  const words = usePlaybackState(playback, ({ position, duration }) =>
    isShown ? `${minutesAndSeconds(position)}\u00a0/\u00a0${minutesAndSeconds(duration)}` : '',
  );
  return <span className={styles.time}>{words}</span>;
}
