import type { Ref } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { isRecording, type BroadcastPart } from '#domain/live/broadcast-part.ts';
import { nextToWatch } from '#domain/live/program-state.ts';
import type { GuideAxis } from '#domain/live/guide-axis.ts';
import type { SelectedPart } from '#domain/live/live-selection.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import type { Program } from '#domain/live/program.ts';
import { programAt, programWithTimes, type Schedule } from '#domain/live/schedule.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import type { PlayerMessages } from '../playback/player-message.tsx';
import { PlayerView, type PlayerInPage } from '../playback/player-view.tsx';
import playerViewStyles from '../playback/player-view.module.css';
import { useSchedule } from '../queries/use-schedule.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import { BroadcastBar } from './broadcast-bar.tsx';
import styles from './channel-player.module.css';
import { GoLiveButton, type GoLive } from './go-live-button.tsx';
import { ProgramEnded } from './program-ended.tsx';
import { useChannelBroadcast } from './use-channel-broadcast.ts';

interface ChannelInPlayerProps extends GoLive {
  readonly channel: LiveChannel;
  /** Null: the live edge. */
  readonly part: SelectedPart | null;
  readonly poster: string | null;
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  readonly onClose: () => void;
  /** Called with a program that follows the one that has ended. */
  readonly onNext: (next: Program) => void;
  /** Called by those who want another channel. */
  readonly onLeave: () => void;
  readonly player: Ref<PlayerInPage>;
}

/** The program that a part of a broadcast shows; of several that start together, the recorded one. */
const programOfPart = (schedule: Schedule, part: BroadcastPart): Program | null =>
  (isRecording(part) ? programWithTimes(schedule, part) : null) ?? programAt(schedule, part.start);

/** A channel in the player, with what is shown of its live stream below. */
export function ChannelInPlayer({ channel, part, poster, axis, now, player, ...on }: ChannelInPlayerProps) {
  const t = useText();
  const goLive: GoLive = { onGoLive: on.onGoLive, onOffered: on.onOffered };
  const schedule = useSchedule(channel, axis) ?? [];
  const { position } = useChannelBroadcast();
  const programShown = () =>
    isRecording(part) ? programOfPart(schedule, part) : programAt(schedule, position.now()?.shown ?? now);
  const catchUp = channel.channel.catchUp;
  const messages: PlayerMessages = {
    loading: t('live:tuningIn'),
    failed: t(isRecording(part) ? 'live:recordingFailed' : 'live:streamFailed'),
    secondaryAction: isRecording(part) ? (
      <GoLiveButton isPrimary={false} {...goLive} />
    ) : (
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={on.onLeave}>
        {t('live:otherChannels')}
      </button>
    ),
    ended: part && (
      <ProgramEnded
        title={programOfPart(schedule, part)?.title ?? channel.title}
        next={nextToWatch(schedule, part, now, catchUp)}
        onNext={on.onNext}
        {...goLive}
      />
    ),
  };
  return (
    <>
      <section
        className={styles.stage}
        style={useVideoColors()}
        data-open="true"
        aria-label={t('playback:player', { title: channel.title })}
      >
        <PlayerView
          item={channel}
          {...{ part, poster, programShown, messages }}
          next={null}
          handle={player}
          onLeave={on.onClose}
        >
          <button type="button" className={playerViewStyles.back} onClick={on.onClose}>
            <Icon name="close" />
            <span>{t('playback:stop')}</span>
          </button>
        </PlayerView>
      </section>
      {!isRecording(part) && <BroadcastBar {...{ channel, schedule, now }} onGoLive={on.onGoLive} />}
    </>
  );
}
