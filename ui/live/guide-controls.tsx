import type { RefObject } from 'react';
import { startOfDay, type GuideAxis } from '#domain/live/guide-axis.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { Select } from '../design-system/components/select.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './guide-controls.module.css';
import type { GuideView } from './guide.tsx';
import { useLiveTimes } from './live-times.ts';

interface GuideControlsProps {
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  /** The midnight at which the visible day starts. */
  readonly visibleDay: EpochMs;
  readonly view: RefObject<GuideView | null>;
}

const MOST_OF_THE_VIEW = 0.8;

/** Jumps of the guide: by day, earlier, later, and to now. */
export function GuideControls({ axis, now, visibleDay, view }: GuideControlsProps) {
  const t = useText();
  const { dayText } = useLiveTimes();
  const today = startOfDay(now);
  const days = axis.days.map((day) => ({
    label: day === today ? t('live:today') : dayText(day),
    value: String(day),
  }));
  const turn = (share: number) => () => view.current?.turn(share);
  return (
    <div className={styles.controls}>
      <Select
        label={t('live:day')}
        options={days}
        chosen={String(visibleDay)}
        onChoose={(day) => {
          const chosen = Number(day);
          view.current?.show(chosen === today ? now : chosen);
        }}
      />
      <button type="button" className={buttonStyles.icon} onClick={turn(-MOST_OF_THE_VIEW)}>
        <Icon name="back" />
        <span className="visually-hidden">{t('live:earlier')}</span>
      </button>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.now}`}
        onClick={() => view.current?.show(now)}
      >
        {t('live:now')}
      </button>
      <button type="button" className={buttonStyles.icon} onClick={turn(MOST_OF_THE_VIEW)}>
        <Icon name="on" />
        <span className="visually-hidden">{t('live:later')}</span>
      </button>
    </div>
  );
}
