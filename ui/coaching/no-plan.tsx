import { stepToPlan } from '#domain/coaching/coaching-card.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import { IntakeLink } from '../cards/intake-link.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './no-plan.module.css';

/** What a member without a plan is waiting for, or has to do, as the card of home says it. */
export function NoPlan({ coaching }: { coaching: Coaching }) {
  const t = useText();
  const step = stepToPlan(coaching);
  return (
    <div className={styles.message}>
      <p className={styles.heading}>{t(`coaching:card.${step}`)}</p>
      <p className={styles.text}>{t(`coaching:card.${step}Text`)}</p>
      <IntakeLink step={step} />
    </div>
  );
}
