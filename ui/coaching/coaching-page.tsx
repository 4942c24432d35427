import { useId, useState, type ReactNode } from 'react';
import { isWiderThanMedium } from '#domain/catalogue/breakpoints.ts';
import { defaultPlan } from '#domain/coaching/choose-plan.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import { PLAN } from '#domain/navigation/paths.ts';
import { Tabs } from '../design-system/components/tabs.tsx';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useDailyRefresh } from '../queries/use-daily-refresh.ts';
import { useToday } from '../session/use-today.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { CoachSection } from './coach-section.tsx';
import styles from './coaching-page.module.css';
import { NoPlan } from './no-plan.tsx';
import { NutritionSection } from './nutrition-section.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanSection } from './plan-section.tsx';

const PARTS = ['workouts', 'nutrition', 'coach'] as const;
type PartName = (typeof PARTS)[number];

/** A member's plan, nutrition plan and coach; on medium and smaller screens one at a time (COA-07). */
export function CoachingPage({ coaching }: { coaching: Coaching }) {
  const { plans, coach } = coaching;
  const t = useText();
  const today = useToday();
  useDailyRefresh();
  const { chosen, choose } = useSearchParam();
  const isWide = isWiderThanMedium(useScreenSize());
  const plan = plans.find(({ id }) => id === chosen(PLAN)) ?? defaultPlan(plans, today);
  const hasChoice = plans.length > 1;
  const { stored, store } = useHistoryState<PartName>('part');
  const [part, setPart] = useState(stored ?? 'workouts');
  useDocumentTitle(t('coaching'));
  const contents: Readonly<Record<PartName, ReactNode>> = {
    workouts: plan ? (
      <PlanSection key={plan.id} plan={plan} today={today} isNamed={hasChoice} />
    ) : (
      <NoPlan coaching={coaching} />
    ),
    nutrition: <NutritionSection nutrition={plan?.nutrition ?? null} />,
    coach: <CoachSection coach={coach} />,
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('coaching')}</h1>
        {plan && hasChoice && (
          <PlanChoice plans={plans} chosen={plan} onChoose={(id) => choose({ [PLAN]: id })} />
        )}
      </div>
      {isWide ? (
        <div className={styles.columns}>
          <Part name="workouts">{contents.workouts}</Part>
          <div className={styles.aside}>
            <Part name="nutrition">{contents.nutrition}</Part>
            <Part name="coach">{contents.coach}</Part>
          </div>
        </div>
      ) : (
        <Tabs
          label={t('coaching:sections')}
          tabs={PARTS.map((name) => {
            const label = t(`coaching:part.${name}`);
            const content = (
              <>
                <h2 className="visually-hidden">{label}</h2>
                {contents[name]}
              </>
            );
            return { name, label, content };
          })}
          chosen={part}
          onChoose={(name) => {
            setPart(name);
            store(name);
          }}
        />
      )}
    </div>
  );
}

/** On wide screens each part has a heading that shows; on others the tabs name them. */
function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const t = useText();
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={styles.partHeading}>
        {t(`coaching:part.${name}`)}
      </h2>
      {children}
    </section>
  );
}
