import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import {
  behindLive,
  isAtLiveEdge,
  liveEdge,
  type BroadcastPosition,
} from '#domain/live/broadcast-position.ts';
import { HOUR_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import type { Schedule } from '#domain/live/schedule.ts';
import { scrubSpan } from '#domain/live/broadcast-scrubber.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import styles from './broadcast-bar.module.css';
import { BroadcastScrubber } from './broadcast-scrubber.tsx';
import { lengthText, useLiveTimes } from './live-times.ts';
import { useBroadcastPosition, useChannelBroadcast } from './use-channel-broadcast.ts';

interface BroadcastBarProps {
  readonly channel: LiveChannel;
  readonly schedule: Schedule;
  readonly now: EpochMs;
  readonly onGoLive: () => void;
}

/** Below the picture, what is shown of a channel's live stream, where the player's controls are the library's. */
export const BroadcastBar = (props: BroadcastBarProps) => (
  <div className={styles.bar}>
    <StreamBar {...props} />
    <LiveEdge {...props} />
  </div>
);

/** A scrubber over the catch-up window of a channel (LIV-11); nothing where catch-up is off. */
export function StreamBar({ channel, schedule, now }: Omit<BroadcastBarProps, 'onGoLive'>) {
  const position = useBroadcastPosition();
  const { seek } = useChannelBroadcast();
  const catchUp = channel.channel.catchUp;
  const edge = liveEdge(now);
  const span = position ? scrubSpan(position, catchUp, now) : { from: edge - catchUp * HOUR_MS, to: edge };
  return catchUp > 0 && span && <BroadcastScrubber {...{ position, schedule, span }} onSeek={seek} />;
}

/** Whether the live edge of a channel is shown, or how far it is away, and the way there; its place is kept until that is known. */
export function LiveEdge({ now, onGoLive }: Pick<BroadcastBarProps, 'now' | 'onGoLive'>) {
  const position = useBroadcastPosition();
  return position ? (
    <LiveButton {...{ position, now, onGoLive }} />
  ) : (
    <span className={`${buttonStyles.button} ${styles.live}`} />
  );
}

interface LiveButtonProps extends Pick<BroadcastBarProps, 'now' | 'onGoLive'> {
  readonly position: BroadcastPosition;
}

/** It stays in the page at the live edge, so that the focus does. */
function LiveButton({ position, now, onGoLive }: LiveButtonProps) {
  const t = useText();
  const { lengthInWords } = useLiveTimes();
  if (isAtLiveEdge(position, now)) {
    return (
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.live}`}
        aria-disabled="true"
        data-live="true"
      >
        {t('catalogue:live')}
      </button>
    );
  }
  const behind = behindLive(position, now);
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.live}`}
      onClick={onGoLive}
    >
      <span>{t('live:goLive')}</span>{' '}
      <small aria-hidden="true">{t('live:behind', { time: lengthText(behind) })}</small>
      <span className="visually-hidden">{t('live:behindInWords', { time: lengthInWords(behind) })}</span>
    </button>
  );
}
