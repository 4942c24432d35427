import { useLocation } from 'react-router-dom';
import buttonStyles from '../design-system/components/button.module.css';
import { ExternalLink } from '../design-system/components/external-link.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import popupStyles from '../design-system/components/popup.module.css';
import { usePopup } from '../design-system/components/use-popup.ts';
import { useText } from '../i18n/i18n.ts';
import { LanguageArea } from '../language/language-area.tsx';
import styles from './account-area.module.css';
import { MemberLinks } from './member-links.tsx';
import { useAccount } from '../session/use-account.ts';
import { useConfig } from '../session/use-config.ts';
import { useViewer } from '../session/use-viewer.ts';

/** The account part of the header: sign in and sign up, or the member's menu (SHL-01). */
export function AccountArea() {
  const viewer = useViewer();
  switch (viewer.state) {
    case 'loading':
    case 'unreachable':
      return <div className={styles.area} />;
    case 'visitor':
      return <VisitorLinks />;
    case 'member':
      return <MemberMenu email={viewer.member.email} />;
  }
}

function VisitorLinks() {
  const t = useText();
  const { site } = useAccount();
  // The addresses lead back to the current page.
  useLocation();
  return (
    <div className={styles.area}>
      <a className={styles.signIn} href={site.address('sign-in')}>
        {t('account:signIn')}
      </a>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.signUp}`}
        href={site.address('sign-up')}
      >
        {t('account:signUp')}
      </a>
    </div>
  );
}

function MemberMenu({ email }: { email: string }) {
  const t = useText();
  const { area, isOpen, close, button, id } = usePopup();
  return (
    <div ref={area} className={`${popupStyles.area} ${styles.area}`}>
      <button
        {...button}
        className={`${buttonStyles.icon} ${styles.person}`}
        aria-label={t('account:menu', { email })}
      >
        <Icon name="person" />
      </button>
      {isOpen && (
        <ul id={id} className={`${popupStyles.popup} ${styles.menu}`}>
          <li className={styles.email}>{email}</li>
          <MemberLinks onFollowed={close}>
            <SiteLinks />
          </MemberLinks>
          <li className={styles.language}>
            <LanguageArea />
          </li>
        </ul>
      )}
    </div>
  );
}

/** The customer's pages for members, as list items; one that is not configured does not show. */
function SiteLinks() {
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
