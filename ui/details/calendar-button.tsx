import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { PartNotLoaded } from '../feedback/part-not-loaded.tsx';
import { useText } from '../i18n/i18n.ts';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { useLazyDialog } from '../navigation/use-lazy-dialog.ts';
import type { ProgramSchedule } from './use-save-calendar.ts';

const calendarDialog = lazyExport(
  lazyModule(() => import('./calendar-dialog.tsx'), []),
  (code) => code.CalendarDialog,
);

/** Offers the schedule of a program as a file for calendars (MED-22). */
export function CalendarButton(schedule: ProgramSchedule) {
  const t = useText();
  const { Dialog, hasFailed, onClosed, button } = useLazyDialog(calendarDialog);
  return (
    <>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} {...button}>
        <Icon name="calendar" size={20} />
        <span>{t('details:calendar')}</span>
      </button>
      {hasFailed && <PartNotLoaded />}
      {Dialog && <Dialog {...schedule} onClosed={onClosed} />}
    </>
  );
}
