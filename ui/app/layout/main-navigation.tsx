import { useRef } from 'react';
import { resolvePath, useLocation } from 'react-router-dom';
import popupStyles from '../../design-system/components/popup.module.css';
import { Icon } from '../../design-system/components/icon.tsx';
import { usePopup } from '../../design-system/components/use-popup.ts';
import { useText } from '../../i18n/i18n.ts';
import { HeaderNavLink, type HeaderLink } from './header-nav-link.tsx';
import styles from './main-navigation.module.css';
import { useItemsThatFit } from './use-items-that-fit.ts';

/** The links of the header; those that do not fit beside each other are in the menu 'More', new ones last (COA-08). */
export function MainNavigation({ links }: { links: readonly HeaderLink[] }) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const fits = useItemsThatFit(
    row,
    links.map(({ isNew = false }) => isNew),
  );
  const others = links.filter((_link, index) => !fits(index));
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <div ref={row} className={styles.row} data-links>
        {links.map((link, index) => (
          <HeaderNavLink key={link.path} link={link} className={fits(index) ? '' : styles.cut} />
        ))}
      </div>
      <div className={styles.more}>{others.length > 0 && <More links={others} />}</div>
    </nav>
  );
}

function More({ links }: { links: readonly HeaderLink[] }) {
  const t = useText();
  const { area, isOpen, close, button, id } = usePopup();
  const { pathname } = useLocation();
  const isHere = links.some(
    ({ path, isOtherEntry }) => !isOtherEntry && resolvePath(path).pathname === pathname,
  );
  return (
    <div ref={area} className={popupStyles.area}>
      <button {...button} className={`${styles.button} ${isHere ? styles.here : ''}`}>
        <span>{t('more')}</span> <Icon name="on" size={16} />
      </button>
      {isOpen && (
        <ul id={id} className={`${popupStyles.popup} ${styles.popup}`}>
          {links.map((link) => (
            <li key={link.path}>
              <HeaderNavLink link={link} onClick={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
