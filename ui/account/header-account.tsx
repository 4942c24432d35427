import { Fragment, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import popupStyles from '../design-system/components/popup.module.css';
import { usePopup } from '../design-system/components/use-popup.ts';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import styles from './header-account.module.css';
import type { MemberMenuItemsProps } from './member-menu-items.tsx';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

interface HeaderAccountProps {
  /** Null until it has loaded. */
  readonly MenuItems: ComponentType<MemberMenuItemsProps> | null;
}

/** The account part of the header: sign in and sign up, or the member's menu (SHL-01). */
export function HeaderAccount({ MenuItems }: HeaderAccountProps) {
  const viewer = useViewer();
  switch (viewer.state) {
    case 'loading':
    case 'unreachable':
      return <div className={styles.area} />;
    case 'visitor':
      return <VisitorLinks />;
    case 'member':
      return <MemberMenu email={viewer.member.email} MenuItems={MenuItems} />;
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

function MemberMenu({ email, MenuItems }: HeaderAccountProps & { readonly email: string }) {
  const t = useText();
  const { area, isOpen, close, button, id } = usePopup();
  // Whoever signs out takes the menu along.
  useLeaveFocus(area);
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
          <li className={styles.email}>
            {/* It breaks after its dots and its @, not inside a word. */}
            {email.split(/(?<=[@.])/).map((part, place) => (
              <Fragment key={place}>
                <span>{part}</span>
                <wbr />
              </Fragment>
            ))}
          </li>
          {MenuItems && <MenuItems onFollowed={close} />}
        </ul>
      )}
    </div>
  );
}
