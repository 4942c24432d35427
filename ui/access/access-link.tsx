import { accessPage, type LockedLabel } from '#domain/access/start-button.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useAccount } from '../session/use-account.ts';

/** Links a viewer without access to the page of the account site that grants it: sign-up, upgrade or subscribe (ACC-03). */
export function AccessLink({ label }: { label: LockedLabel }) {
  const t = useText();
  const { site } = useAccount();
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`}
      href={site.address(accessPage(label))}
    >
      {t(`access:start.${label}`)}
    </a>
  );
}
