import { memo } from 'react';
import { pixelOf, ticksOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import { useText } from '../i18n/i18n.ts';
import { useLiveTimes } from './live-times.ts';
import styles from './guide.module.css';
import { useRenderedTime } from './use-guide-window.ts';

/** The header is the row before the first one. */
const ROW = -1;

/** The half hours of the guide, which stay at its top; midnight has the name of its day. */
export const TimeHeader = memo(function TimeHeader({ axis }: { axis: GuideAxis }) {
  const t = useText();
  const { dayText, timeText } = useLiveTimes();
  const rendered = useRenderedTime(axis, ROW);
  return (
    <div className={styles.header} role="row" aria-rowindex={1}>
      <div className={styles.corner} role="columnheader" aria-colindex={1}>
        <span className="visually-hidden">{t('live:channel')}</span>
      </div>
      <div className={styles.now} data-line="now" />
      <div className={styles.ticks} role="presentation">
        {ticksOf(axis, rendered).map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ insetInlineStart: pixelOf(axis, tick) }}
            aria-hidden="true"
          >
            {axis.days.includes(tick) ? dayText(tick) : timeText(tick)}
          </span>
        ))}
      </div>
    </div>
  );
});
