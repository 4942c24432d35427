import { useRef } from 'react';
import type { CalendarDate } from '#domain/time/calendar-date.ts';
import { WATCH_HISTORY_PATH, WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import { historyDays } from '#domain/progress/history-days.ts';
import {
  DEFAULT_DAYS,
  defaultRange,
  isSameRange,
  type HistoryRange,
} from '#domain/progress/history-range.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useBusy, useSlow } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { StaleContentNotice } from '../feedback/stale-content-notice.tsx';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { Link } from '../navigation/link.tsx';
import { BlankEntries, HistoryDayGroup } from './history-day-group.tsx';
import styles from './history-log.module.css';
import { Pagination } from './pagination.tsx';
import { RangeSumLine } from './range-sum-line.tsx';
import { TURNED, useFocusAfterTurning } from './use-focus-after-turning.ts';
import type { WorkoutHistory } from './use-workout-history.ts';

type HistoryLogProps = Pick<
  WorkoutHistory,
  'today' | 'range' | 'page' | 'pages' | 'query' | 'sum' | 'linkToPage'
>;

/** A page of the history as a log, grouped by day. */
export function HistoryLog({ today, range, page, pages, query, sum, linkToPage }: HistoryLogProps) {
  const t = useText();
  const numberText = useNumberText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, at, isError, isPrevious, tryAgain } = query;
  // That there was nothing in another range says nothing about this one.
  const isShown = answer !== undefined && !(isPrevious && answer.total === 0);
  useFocusAfterTurning(heading, isShown);
  useSlow(isShown && isPrevious);
  if (!isShown || pages === undefined) {
    if (!isError) return <LogPlaceholder />;
    return <CouldNotLoad text={t('progress:historyFailed')} onTryAgain={tryAgain} />;
  }
  const { workouts, total, isTotalKnown } = answer;
  const days = historyDays(workouts);
  return (
    <section className={styles.log} aria-label={t('progress:completed')} aria-busy={isPrevious}>
      {isError && (
        <StaleContentNotice since={at} text={t('progress:outdated.workouts')} onTryAgain={tryAgain} />
      )}
      <div className={styles.head} tabIndex={-1}>
        <div role="status">
          <h2 ref={heading} className={total > 0 ? styles.found : 'visually-hidden'} tabIndex={-1}>
            <span>
              {t(isTotalKnown ? 'progress:found' : 'progress:foundAtLeast', {
                count: total,
                number: numberText(total),
              })}
            </span>{' '}
            {pages > 1 && (
              <span className={styles.place}>
                {isTotalKnown ? t('progress:pageOf', { page, pages }) : t('progress:page', { page })}
              </span>
            )}
          </h2>
        </div>
        {total > 0 && <RangeSumLine {...sum} />}
      </div>
      {total === 0 ? (
        <NoneInRange today={today} range={range} />
      ) : (
        <div className={styles.days}>
          {days.map((day, index) => (
            <HistoryDayGroup
              key={day.date}
              day={day}
              today={today}
              isWhole={(page === 1 || index > 0) && (page === pages || index < days.length - 1)}
            />
          ))}
        </div>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} isEndKnown={isTotalKnown} linkTo={linkToPage} />}
    </section>
  );
}

function NoneInRange({ today, range }: { today: CalendarDate; range: HistoryRange }) {
  const t = useText();
  const { fullDateText } = useDateTexts();
  const isDefault = isSameRange(range, defaultRange(today));
  return (
    <div className={styles.none}>
      <h3>{isDefault ? t('progress:noneLately', { days: DEFAULT_DAYS }) : t('progress:noneInRange')}</h3>
      <p>
        {isDefault
          ? t('progress:noneLatelyText')
          : t('progress:noneInRangeText', { from: fullDateText(range.from), to: fullDateText(range.to) })}
      </p>
      <Link
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        to={isDefault ? WORKOUTS_PATH : WATCH_HISTORY_PATH}
        state={isDefault ? undefined : TURNED}
      >
        {isDefault ? t('catalogue:findWorkouts') : t('progress:showLastDays', { days: DEFAULT_DAYS })}
      </Link>
    </div>
  );
}

/** The place of a page that is loading. */
export function LogPlaceholder() {
  useBusy();
  return (
    <div className={styles.log} aria-busy="true">
      <div className={styles.foundPlaceholder} />
      <BlankEntries />
    </div>
  );
}
