import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { startOfDay, type GuideAxis } from '#domain/live/guide-axis.ts';
import { isSameProgram, type Program, type ProgramTimes } from '#domain/live/program.ts';
import { onAirFrom } from '#domain/live/schedule.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useText } from '../i18n/i18n.ts';
import { useSchedule } from '../queries/use-schedule.ts';
import styles from './channel-programs.module.css';
import { useLiveTimes } from './live-times.ts';

interface ChannelProgramsProps {
  readonly channel: LiveChannel;
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  /** Null: whatever is on. */
  readonly selected: ProgramTimes | null;
  readonly onSelect: (channel: LiveChannel, program: Program) => void;
}

const PROGRAMS = 8;

/** What is on a channel now, and what comes next; nothing where that is unknown. It takes the room that is left for it. */
export function ChannelPrograms({ channel, axis, now, selected, onSelect }: ChannelProgramsProps) {
  const t = useText();
  const { dayText, timeText } = useLiveTimes();
  const programs = onAirFrom(useSchedule(channel, axis) ?? [], now, PROGRAMS);
  const startText = (from: EpochMs) =>
    startOfDay(from) === startOfDay(now) ? timeText(from) : `${dayText(from)} ${timeText(from)}`;
  if (programs.length === 0) return null;
  return (
    <div className={styles.room}>
      <section className={styles.programs} aria-label={t('live:nowAndNextOn', { channel: channel.title })}>
        <h3 className={styles.heading}>{t('live:nowAndNext')}</h3>
        <ul>
          {programs.map(({ program, from, to }) => {
            const isOn = from <= now && now < to;
            const isSelected = selected ? isSameProgram(program, selected) : isOn;
            return (
              <li key={from}>
                <button
                  type="button"
                  className={styles.program}
                  aria-current={isSelected}
                  onClick={() => onSelect(channel, program)}
                >
                  <span className={styles.time} data-on={isOn}>
                    {isOn ? t('live:state.live') : startText(from)}
                  </span>{' '}
                  <span className={styles.title} dir="auto">
                    {program.title}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
