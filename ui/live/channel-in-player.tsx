import { useState, type ReactNode, type Ref } from 'react';
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
import { useConfig } from '../session/use-config.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import { BroadcastBar, LiveEdge, StreamBar } from './broadcast-bar.tsx';
import styles from './channel-player.module.css';
import { GoLiveButton, type GoLive } from './go-live-button.tsx';
import { ProgramEnded } from './program-ended.tsx';
import { useBroadcastPosition, useChannelBroadcast } from './use-channel-broadcast.ts';

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
  /** The channels that keys lead to (LIV-12). */
  readonly zapping: Zapping;
  /** Renders the guide over the picture. */
  readonly guide: (onClose: () => void) => ReactNode;
}

/** The ways from a channel to others. */
export interface Zapping {
  /** The channel above or below in the guide; null if there is no other that the viewer may watch. */
  readonly beside: (by: 1 | -1) => LiveChannel | null;
  /** The channel that was on before; null if there was none. */
  readonly last: () => LiveChannel | null;
  readonly onTune: (channel: LiveChannel) => void;
}

/** The program that a part of a broadcast shows; of several that start together, the recorded one. */
const programOfPart = (schedule: Schedule, part: BroadcastPart): Program | null =>
  (isRecording(part) ? programWithTimes(schedule, part) : null) ?? programAt(schedule, part.start);

/** A channel in the player, with what is shown of its live stream below. */
export function ChannelInPlayer({ channel, part, poster, axis, now, player, ...on }: ChannelInPlayerProps) {
  const t = useText();
  const hasOwnControls = useConfig().playerControls === 'app';
  const [isGuideOpen, setGuideOpen] = useState(false);
  const schedule = useSchedule(channel, axis) ?? [];
  const { position } = useChannelBroadcast();
  const programShown = () =>
    isRecording(part) ? programOfPart(schedule, part) : programAt(schedule, position.now()?.shown ?? now);
  const messages = useMessages({ channel, part, now, ...on }, schedule);
  const broadcast = { channel, schedule, now, onGoLive: on.onGoLive };
  const tune = (target: LiveChannel | null): string => {
    if (target) on.zapping.onTune(target);
    return target?.title ?? '';
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
          channel={{
            seekBar: !isRecording(part) && <StreamBar {...broadcast} />,
            liveEdge: !isRecording(part) && <LiveEdge {...broadcast} />,
            guide: isGuideOpen && on.guide(() => setGuideOpen(false)),
            onGuide: () => setGuideOpen(!isGuideOpen),
            onChannel: (by) => tune(on.zapping.beside(by)),
            onLastChannel: () => tune(on.zapping.last()),
          }}
          handle={player}
          onLeave={on.onClose}
        >
          <button type="button" className={playerViewStyles.back} onClick={on.onClose}>
            <Icon name="close" />
            <span>{t('playback:stop')}</span>
          </button>
          <Title {...{ channel, part, schedule, now }} />
        </PlayerView>
      </section>
      {!hasOwnControls && !isRecording(part) && <BroadcastBar {...broadcast} />}
    </>
  );
}

/** What the player says instead of its usual messages. */
function useMessages(
  {
    channel,
    part,
    now,
    onNext,
    onLeave,
    onGoLive,
    onOffered,
  }: GoLive & Pick<ChannelInPlayerProps, 'channel' | 'part' | 'now' | 'onNext' | 'onLeave'>,
  schedule: Schedule,
): PlayerMessages {
  const t = useText();
  return {
    loading: t('live:tuningIn'),
    failed: t(isRecording(part) ? 'live:recordingFailed' : 'live:streamFailed'),
    secondaryAction: isRecording(part) ? (
      <GoLiveButton isPrimary={false} {...{ onGoLive, onOffered }} />
    ) : (
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onLeave}>
        {t('live:otherChannels')}
      </button>
    ),
    ended: part && (
      <ProgramEnded
        title={programOfPart(schedule, part)?.title ?? channel.title}
        next={nextToWatch(schedule, part, now, channel.channel.catchUp)}
        {...{ onNext, onGoLive, onOffered }}
      />
    ),
  };
}

interface TitleProps extends Pick<ChannelInPlayerProps, 'channel' | 'part' | 'now'> {
  readonly schedule: Schedule;
}

/** The channel, and the program that is shown. */
function Title({ channel, part, schedule, now }: TitleProps) {
  const shown = useBroadcastPosition()?.shown ?? now;
  const program = isRecording(part) ? programOfPart(schedule, part) : programAt(schedule, shown);
  return (
    <p className={styles.title} dir="auto">
      {[channel.title, program?.title].filter(Boolean).join(' • ')}
    </p>
  );
}
