import { ExternalLink } from '../design-system/components/external-link.tsx';
import { useText } from '../i18n/i18n.ts';
import { CouchSwitch } from '../shell/couch/couch-switch.tsx';
import { LanguageArea } from '../shell/language/language-area.tsx';
import { useConfig } from '../session/use-config.ts';
import { MemberLinks } from './member-links.tsx';
import styles from './member-menu-items.module.css';

export interface MemberMenuItemsProps {
  readonly onFollowed: () => void;
}

/** What the member's menu leads to, as list items (SHL-01). */
export function MemberMenuItems({ onFollowed }: MemberMenuItemsProps) {
  return (
    <>
      <MemberLinks onFollowed={onFollowed}>
        <OutsideLinks />
      </MemberLinks>
      <li>
        <CouchSwitch />
      </li>
      <li className={styles.language}>
        <LanguageArea />
      </li>
    </>
  );
}

/** The customer's pages for members, as list items; one that is not configured does not show. */
function OutsideLinks() {
  const t = useText();
  const { apps, support } = useConfig().links;
  const pages = [
    [t('account:apps'), apps],
    [t('account:support'), support],
  ] as const;
  return pages.map(
    ([name, address]) =>
      address && (
        <li key={name}>
          <ExternalLink address={address}>{name}</ExternalLink>
        </li>
      ),
  );
}
