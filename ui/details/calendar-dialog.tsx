import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react';
import {
  chosenStart,
  latestStart,
  trainingDays,
  USUAL_WEEKDAYS,
  usualStart,
} from '#domain/catalogue/training-days.ts';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import type { Weekday } from '#domain/time/weekday.ts';
import buttonStyles from '../design-system/components/button.module.css';
import fieldStyles from '../design-system/components/field.module.css';
import { Modal } from '../design-system/components/modal.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { useToday } from '../session/use-today.ts';
import styles from './calendar-dialog.module.css';
import { useSaveCalendar, type ProgramSchedule } from './use-save-calendar.ts';
import { WeekdayBoxes } from './weekday-boxes.tsx';

interface CalendarDialogProps extends ProgramSchedule {
  readonly onClosed: () => void;
}

/** Asks for the first day and the days of the week, and downloads the program's calendar file (MED-22). */
export function CalendarDialog({ onClosed, ...schedule }: CalendarDialogProps) {
  const t = useText();
  const label = t('details:calendar');
  return (
    <Modal label={label} className={styles.dialog} motion="scale" onClosed={onClosed} closesOnOutsideClick>
      {({ close }) => (
        <>
          <h2 className={styles.heading}>{label}</h2>
          <p className={styles.text}>{t('details:calendarText')}</p>
          <CalendarForm {...schedule} onDone={close} />
        </>
      )}
    </Modal>
  );
}

interface Attempt {
  readonly count: number;
  readonly wrong: 'start' | 'weekdays' | null;
}

/** What is chosen, and what is wrong with it since it was last submitted. */
function useChoice(today: CalendarDate) {
  const [start, setStart] = useState<string>(usualStart(today));
  const [weekdays, setWeekdays] = useState(USUAL_WEEKDAYS);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, wrong: null });
  const day = chosenStart(start, today);
  const settle = (wrong: Attempt['wrong']) => setAttempt(({ count }) => ({ count: count + 1, wrong }));
  return {
    start,
    weekdays,
    attempt,
    day,
    chooseStart: (written: string) => {
      setStart(written);
      settle(null);
    },
    toggle: (weekday: Weekday) => {
      setWeekdays(
        (chosen) => new Set([...chosen, weekday].filter((each) => each !== weekday || !chosen.has(each))),
      );
      settle(null);
    },
    settle,
  };
}

function CalendarForm({ program, workouts, onDone }: ProgramSchedule & { readonly onDone: () => void }) {
  const t = useText();
  const today = useToday();
  const save = useSaveCalendar();
  const startField = useRef<HTMLInputElement>(null);
  const firstWeekday = useRef<HTMLInputElement>(null);
  const { start, weekdays, attempt, day, chooseStart, toggle, settle } = useChoice(today);
  const days = day ? trainingDays(day, weekdays, workouts.length) : [];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (day && weekdays.size > 0) {
      save({ program, workouts }, days);
      onDone();
      return;
    }
    settle(day ? 'weekdays' : 'start');
    (day ? firstWeekday : startField).current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <StartField {...{ start, today, attempt, field: startField }} onChoose={chooseStart} />
      <WeekdayBoxes {...{ today, weekdays, onToggle: toggle }} first={firstWeekday}>
        {(id) =>
          attempt.wrong === 'weekdays' && (
            <Problem key={attempt.count} id={id} text={t('details:noWeekday')} />
          )
        }
      </WeekdayBoxes>
      <Span days={days} />
      <div className={styles.buttons}>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onDone}>
          {t('cancel')}
        </button>
        <button className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {t('details:calendarSave')}
        </button>
      </div>
    </form>
  );
}

interface StartFieldProps {
  readonly start: string;
  readonly today: CalendarDate;
  readonly attempt: Attempt;
  readonly field: Ref<HTMLInputElement>;
  readonly onChoose: (written: string) => void;
}

function StartField({ start, today, attempt, field, onChoose }: StartFieldProps) {
  const t = useText();
  const id = useId();
  const isWrong = attempt.wrong === 'start';
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {t('details:calendarStart')}
      </label>
      <input
        ref={field}
        id={id}
        className={fieldStyles.control}
        type="date"
        required
        value={start}
        min={today}
        max={latestStart(today)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isWrong && <Problem key={attempt.count} id={`${id}-problem`} text={t('details:wrongStart')} />}
    </div>
  );
}

/** A screen reader hears the same problem again after another attempt, if its key is another. */
const Problem = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className={styles.problem} role="alert">
    {text}
  </p>
);

/** How many sessions there will be, and from when to when. */
function Span({ days }: { days: readonly CalendarDate[] }) {
  const t = useText();
  const numberText = useNumberText();
  const { datesText } = useDateTexts();
  const [first] = days;
  const last = days.at(-1);
  const count = days.length;
  return (
    <p className={styles.span} role="status">
      {first &&
        last &&
        t('details:calendarSpan', { count, number: numberText(count), days: datesText(first, last) })}
    </p>
  );
}
