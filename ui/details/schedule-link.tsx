import { scheduleAddress } from '#domain/catalogue/program-workouts.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { useAccount } from '../session/use-account.ts';
import { useConfig } from '../session/use-config.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';

/** Opens a program's schedule on the account site in a new tab (MED-09). */
export function ScheduleLink({ program }: { program: Slug }) {
  const t = useText();
  const { accountSite } = useConfig();
  const { site } = useAccount();
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool}`}
      href={site.link(scheduleAddress(accountSite, program))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="outside" size={20} /> <span>{t('details:schedule')}</span>
    </a>
  );
}
