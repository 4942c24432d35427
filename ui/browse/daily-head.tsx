import { memberOf } from '#application/account/record-owner.ts';
import type { ComponentType } from 'react';
import { isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import type { LazyModule } from '../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import type { PagedList } from '../queries/use-paged-playlist.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';
import styles from './daily-head.module.css';
import { BlankTodaysWorkout, TodaysWorkout } from './todays-workout.tsx';

/** The code of the member's year, which loads once it is known that there is a member. */
export type YearCode = LazyModule<ComponentType>;

interface DailyHeadProps {
  readonly list: PagedList;
  readonly year: YearCode;
}

/** At the head of the 365 page: today's workout, and the member's year (CAT-23). Nothing moves when they arrive. */
export function DailyHead({ list, year }: DailyHeadProps) {
  const viewer = useViewer();
  const today = usePlatformDay();
  const [Year, fetchCode, hasFailed] = useLazyCode(year);
  const isMember = viewer.state === 'member';
  useFetchMissing(isMember && Year === null, fetchCode);
  const item = list.items.find((each) => isTodaysWorkout(each, today));
  const hasYear = (isMember || viewer.state === 'loading') && !hasFailed;
  if (list.first && !item && !hasYear) return null;
  return (
    <div className={styles.head}>
      {item ? <TodaysWorkout item={item} /> : !list.first && <BlankTodaysWorkout />}
      {hasYear && (
        <div className={styles.place}>
          {isMember && Year ? <Year key={memberOf(viewer)} /> : <div className={styles.blank} />}
        </div>
      )}
    </div>
  );
}
