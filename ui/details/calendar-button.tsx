import { useState } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { PartNotLoaded } from '../feedback/part-not-loaded.tsx';
import { useText } from '../i18n/i18n.ts';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { useLazyCode } from '../navigation/use-lazy-code.ts';
import type { ProgramSchedule } from './use-save-calendar.ts';

const calendarDialog = lazyExport(
  lazyModule(() => import('./calendar-dialog.tsx'), []),
  (code) => code.CalendarDialog,
);

/** Offers the schedule of a program as a file for calendars (MED-22). */
export function CalendarButton(schedule: ProgramSchedule) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [CalendarDialog, fetchDialog, hasFailed] = useLazyCode(calendarDialog);
  const prepare = () => {
    // After a failure only a press retries: the dialog opens at once when its code arrives.
    if (!hasFailed) fetchDialog();
  };
  const open = () => {
    fetchDialog();
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="calendar" size={20} />
        <span>{t('details:calendar')}</span>
      </button>
      {isOpen && hasFailed && <PartNotLoaded />}
      {isOpen && CalendarDialog && <CalendarDialog {...schedule} onClosed={() => setIsOpen(false)} />}
    </>
  );
}
