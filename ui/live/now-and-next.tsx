import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import type { GuideAxis } from '#domain/live/guide-axis.ts';
import type { LiveSelection } from '#domain/live/live-selection.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { nextOnAir, programAt } from '#domain/live/schedule.ts';
import { useSlow } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { useSchedule } from '../queries/use-schedule.ts';
import { ChannelLock, ChannelLogo } from './channel-logo.tsx';
import { useLiveTimes } from './live-times.ts';
import styles from './now-and-next.module.css';

interface NowAndNextProps {
  readonly channels: readonly LiveChannel[];
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  readonly selected: LiveSelection['selected'];
  /** A channel was pressed. */
  readonly onSelect: (channel: LiveChannel, program: null) => void;
  readonly onEndNear: () => void;
}

const ROW = 96;
const OVERSCAN_ROWS = 4;

/** What is on each channel now, and what comes next. */
export function NowAndNext({ channels, axis, now, selected, onSelect, onEndNear }: NowAndNextProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const rows = useWindowVirtualizer({
    count: channels.length,
    estimateSize: () => ROW,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  });
  const shown = rows.getVirtualIndexes();
  const isEndNear = (shown.at(-1) ?? 0) + OVERSCAN_ROWS >= channels.length;
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, channels.length, onEndNear]);
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('live:nowAndNext')}
      style={{ height: rows.getTotalSize(), '--row': `${ROW}px` }}
    >
      {shown.map((row) => {
        const channel = channels[row];
        return (
          channel && (
            <li
              key={channel.id}
              className={styles.item}
              data-row={row}
              style={{ top: row * ROW }}
              aria-posinset={row + 1}
              aria-setsize={channels.length}
            >
              <ChannelNow
                {...{ channel, axis, now }}
                isSelected={channel.id === selected.channel}
                onPress={() => onSelect(channel, null)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ChannelNowProps extends Pick<NowAndNextProps, 'axis' | 'now'> {
  readonly channel: LiveChannel;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function ChannelNow({ channel, axis, now, isSelected, onPress }: ChannelNowProps) {
  const t = useText();
  const { timesText, timeText } = useLiveTimes();
  const schedule = useSchedule(channel, axis);
  useSlow(schedule === undefined);
  const program = schedule ? programAt(schedule, now) : null;
  const next = schedule ? nextOnAir(schedule, now) : null;
  return (
    <button type="button" className={styles.channel} aria-current={isSelected} onClick={onPress}>
      <span className={styles.logo}>
        <ChannelLogo channel={channel} />
        <ChannelLock channel={channel} />
      </span>
      <span className={styles.words}>
        <strong dir="auto">{program?.title ?? channel.title}</strong>
        <span>{program && timesText(program)}</span>
        <small dir="auto">
          {next && t('live:next', { title: next.program.title, start: timeText(next.from) })}
        </small>
      </span>
    </button>
  );
}
