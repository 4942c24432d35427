import { weekCount } from '#domain/coaching/plan-weeks.ts';
import { lastDayOf, type PlanId, type WorkoutPlan } from '#domain/coaching/workout-plan.ts';
import { Select } from '../design-system/components/select.tsx';
import { useText } from '../i18n/i18n.ts';
import { useDateTexts } from '../i18n/date-texts.ts';

interface PlanChoiceProps {
  readonly plans: readonly WorkoutPlan[];
  readonly chosen: WorkoutPlan;
  readonly onChoose: (id: PlanId) => void;
}

/** The choice between several plans (COA-02). */
export function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps) {
  const t = useText();
  const { datesText } = useDateTexts();
  return (
    <Select
      label={t('coaching:plan')}
      options={plans.map((plan) => ({
        value: plan.id,
        label: t('coaching:planOfWeeks', {
          dates: datesText(plan.startsOn, lastDayOf(plan)),
          count: weekCount(plan),
        }),
      }))}
      chosen={chosen.id}
      onChoose={(id) => onChoose(id as PlanId)}
    />
  );
}
