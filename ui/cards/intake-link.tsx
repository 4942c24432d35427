import type { StepToPlan } from '#domain/coaching/coaching-card.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useIntakeSurvey } from '../session/use-coaching.ts';

/** COA-01: the link to the intake survey, for a member who has not completed it. */
export function IntakeLink({ step }: { step: StepToPlan }) {
  const t = useText();
  const survey = useIntakeSurvey();
  if (!survey || (step !== 'first-step' && step !== 'matched-intake-missing')) return null;
  return (
    <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={survey}>
      {t(step === 'first-step' ? 'coaching:completeIntake' : 'coaching:finishIntake')}
    </a>
  );
}
