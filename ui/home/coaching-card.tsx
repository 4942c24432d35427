import type { ReactNode } from 'react';
import { coachingCard, type CoachingCard as CoachingCardContent } from '#domain/coaching/coaching-card.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import type { CodedDay } from '#domain/coaching/next-workout-day.ts';
import type { PlannedWorkout } from '#domain/coaching/workout-plan.ts';
import { daysBetween, type CalendarDate } from '#domain/time/calendar-date.ts';
import { COACHING_PATH, withPlayer, workoutLink } from '#domain/navigation/paths.ts';
import { PlainPicture } from '../design-system/components/plain-picture.tsx';
import { IntakeLink } from '../cards/intake-link.tsx';
import { useWorkoutFacts } from '../cards/use-workout-facts.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';
import { localized } from '../i18n/localized.ts';
import { Link } from '../navigation/link.tsx';
import { useDailyRefresh } from '../queries/use-daily-refresh.ts';
import { useWorkoutPlan } from '../queries/use-workout-plan.ts';
import { useToday } from '../session/use-today.ts';
import styles from './home-card.module.css';
import { NextCard } from './next-card.tsx';

type ContentOf<Kind extends CoachingCardContent['kind']> = Extract<
  CoachingCardContent,
  { readonly kind: Kind }
>;

/** The coaching card of home, in one of its seven states (COA-01). */
export function CoachingCard({ coaching }: { coaching: Coaching }) {
  const t = useText();
  const today = useToday();
  useDailyRefresh();
  const content = coachingCard(coaching, today);
  const { kind } = content;
  switch (kind) {
    case 'next-workout':
      return 'slug' in content.next ? (
        <NextWorkoutCard content={content} workout={content.next} today={today} />
      ) : (
        <CodedWorkoutCard content={content} day={content.next} today={today} />
      );
    case 'starts-soon':
      return (
        <MessageCard heading={t('coaching:card.starts-soon')} text={<StartsSoonText content={content} />}>
          <PlanLink />
        </MessageCard>
      );
    case 'ready-for-next':
      return (
        <MessageCard heading={t('coaching:card.ready-for-next')} text={t('coaching:card.ready-for-nextText')}>
          <PlanLink />
        </MessageCard>
      );
    case 'matched':
    case 'matched-intake-missing':
    case 'intake-received':
    case 'first-step':
      return (
        <MessageCard heading={t(`coaching:card.${kind}`)} text={t(`coaching:card.${kind}Text`)}>
          <IntakeLink step={kind} />
        </MessageCard>
      );
  }
}

interface NextWorkoutProps {
  readonly content: ContentOf<'next-workout'>;
  readonly today: CalendarDate;
}

/** The workout of a day that only the details of the plan describe. */
function CodedWorkoutCard({ day, ...props }: NextWorkoutProps & { readonly day: CodedDay }) {
  const { answer } = useWorkoutPlan(props.content.plan.id);
  return <NextWorkoutCard {...props} workout={answer?.workouts.get(day.workout) ?? null} />;
}

interface NextWorkoutCardProps extends NextWorkoutProps {
  /** Null while it is unknown. */
  readonly workout: PlannedWorkout | null;
}

function NextWorkoutCard({ content, workout, today }: NextWorkoutCardProps) {
  const t = useText();
  const { longDateText } = useDateTexts();
  const factsOf = useWorkoutFacts();
  const { next, counts } = content;
  const { completed, scheduled } = counts;
  const inDays = daysBetween(today, next.date);
  return (
    <NextCard
      label={t('coaching:card')}
      picture={<PlainPicture address={workout?.image ?? null} sizes="(max-width: 767px) 6rem, 16rem" />}
      when={
        <>
          <span className="visually-hidden">{`${t('coaching:nextWorkout')}: `}</span>
          <span>
            {inDays === 0
              ? t('coaching:today')
              : inDays === 1
                ? t('coaching:tomorrow')
                : longDateText(next.date)}
          </span>
        </>
      }
      title={workout?.title ?? t('catalogue:workout')}
      facts={workout ? factsOf(workout) : []}
      done={
        <>
          <progress className={styles.bar} max={scheduled} value={completed} aria-hidden="true" />
          <span>{t('coaching:workoutsDone', { completed, count: scheduled })}</span>
        </>
      }
      start={
        workout && {
          link: withPlayer(workoutLink(workout.slug)),
          label: t('coaching:startOf', { title: workout.title }),
          text: t('coaching:start'),
          isPrimary: inDays <= 0,
        }
      }
      more={<PlanLink />}
    />
  );
}

/** 'today', 'tomorrow', 'in 3 days' */
const useRelativeDay = localized((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

function StartsSoonText({ content: { weeks, inDays } }: { content: ContentOf<'starts-soon'> }) {
  const t = useText();
  const relativeDay = useRelativeDay();
  return (
    <span>
      {t('coaching:card.starts-soonText', { count: weeks, when: relativeDay.format(inDays, 'day') })}
    </span>
  );
}

interface MessageCardProps {
  readonly heading: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function MessageCard({ heading, text, children }: MessageCardProps) {
  const t = useText();
  return (
    <section className={`${styles.card} ${styles.message}`} aria-label={t('coaching:card')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{heading}</h2>
        <p className={styles.facts}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

function PlanLink() {
  const t = useText();
  return (
    <Link className={`${buttonStyles.button} ${buttonStyles.quiet}`} to={COACHING_PATH}>
      {t('coaching:planDetails')}
    </Link>
  );
}
