import { inHours, minutesOf } from '#domain/catalogue/duration.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { countDone } from '#domain/progress/times-done.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { FRESH_MS } from '../queries/query-client.ts';
import { useTrainingYear } from '../queries/use-member-progress.ts';
import { useToday } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';

/** What a program comes to: '12 workouts, 5 h 33 min'; for a member, once it is known, '2 of 12 done, 5 h 33 min' (MED-22). */
export function ProgramTotals({ workouts }: { workouts: readonly MediaItem[] }) {
  const t = useText();
  const numberText = useNumberText();
  const done = useDone(workouts);
  const count = workouts.length;
  const number = numberText(count);
  const minutes = minutesOf(workouts);
  const { hours, minutes: rest } = inHours(minutes);
  return (
    <p>
      {t('details:programLength', {
        workouts:
          done === null
            ? t('details:programTotal', { count, number })
            : t('details:programDone', { count, number, done: numberText(done) }),
        length:
          hours > 0 ? t('details:longLength', { hours, minutes: rest }) : t('catalogue:minutes', { minutes }),
      })}
    </p>
  );
}

/** How many of the workouts the member has done; null for visitors, and while it is not known. */
function useDone(workouts: readonly MediaItem[]): number | null {
  const today = useToday();
  const history = useWatchHistory();
  const isMember = useViewer().state === 'member';
  const { answer: year } = useTrainingYear(isMember, FRESH_MS);
  return year ? countDone(workouts, { year, history, today }) : null;
}
