import { nutritionAddress } from '#domain/coaching/nutrition-address.ts';
import type { NutritionPlan } from '#domain/coaching/workout-plan.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useAccount } from '../session/use-account.ts';
import { useConfig } from '../session/use-config.ts';
import styles from './nutrition-section.module.css';

/** COA-06: the nutrition plan, on the account site. */
export function NutritionSection({ nutrition }: { nutrition: NutritionPlan | null }) {
  const t = useText();
  const { accountSite } = useConfig();
  const { site } = useAccount();
  const address = nutrition && nutritionAddress(accountSite, nutrition.path);
  if (!address) return <p className={styles.none}>{t('coaching:noNutrition')}</p>;
  return (
    <div className={styles.nutrition}>
      <p className={styles.name} dir="auto">
        {nutrition.name ?? t('coaching:nutritionPlan')}
      </p>
      <p className={styles.text}>{t('coaching:nutritionText')}</p>
      <a
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        href={site.link(address)}
        target="_blank"
        rel="noreferrer"
      >
        <span>{t('coaching:openNutrition')}</span> <Icon name="outside" size={18} />
        <span className="visually-hidden">{`(${t('coaching:opensInNewTab')})`}</span>
      </a>
    </div>
  );
}
