import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { timesDone } from '#domain/progress/times-done.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { FRESH_MS } from '../queries/query-client.ts';
import { useWorkoutDetails } from '../queries/use-media.ts';
import { useTrainingYear } from '../queries/use-member-progress.ts';
import { useToday } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';

/** How often the member has finished a workout, and when last (MED-23). */
export const TimesDone = ({ item: { contentType, id, slug } }: { item: MediaItem }) =>
  contentType === 'workout' && slug && <TimesOfWorkout id={id} slug={slug} />;

/**
 * Nothing while it is not known. It is loaded after the details of the page, once an hour at most, together with what the progress
 * page shows.
 */
function TimesOfWorkout({ id, slug }: { id: MediaId; slug: Slug }) {
  const t = useText();
  const numberText = useNumberText();
  const { dayOfMonthText } = useDateTexts();
  const today = useToday();
  const isMember = useViewer().state === 'member';
  const { isPending } = useWorkoutDetails(id);
  const { answer: year } = useTrainingYear(isMember && !isPending, FRESH_MS);
  const done = year && timesDone(year, slug, today);
  if (!done) return null;
  const { times, last } = done;
  return (
    <p>
      {t('details:timesDone', {
        count: times,
        number: numberText(times),
        date: dayOfMonthText(last, today),
      })}
    </p>
  );
}
