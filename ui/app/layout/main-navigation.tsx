import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import popupStyles from '../../design-system/components/popup.module.css';
import { Icon } from '../../design-system/components/icon.tsx';
import { usePopup } from '../../design-system/components/use-popup.ts';
import { useText } from '../../i18n/i18n.ts';
import styles from './main-navigation.module.css';
import { useItemsThatFit } from './use-items-that-fit.ts';

/** A page that the header leads to. */
export interface HeaderLink {
  readonly path: string;
  readonly label: string;
}

/** The links of the header; those that do not fit beside each other are in the menu 'More'. */
export function MainNavigation({ links }: { links: readonly HeaderLink[] }) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const count = useItemsThatFit(row);
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <div ref={row} className={styles.row}>
        {links.map(({ path, label }, index) => (
          <NavLink
            key={path}
            to={path}
            end={path === HOME_PATH}
            className={`${index < count ? '' : styles.cut}`}
          >
            {label}
          </NavLink>
        ))}
      </div>
      <div className={styles.more}>{count < links.length && <More links={links.slice(count)} />}</div>
    </nav>
  );
}

function More({ links }: { links: readonly HeaderLink[] }) {
  const t = useText();
  const { area, isOpen, close, button, id } = usePopup();
  const { pathname } = useLocation();
  const isHere = links.some(({ path }) => path === pathname);
  return (
    <div ref={area} className={popupStyles.area}>
      <button {...button} className={`${styles.button} ${isHere ? styles.here : ''}`}>
        {t('more')} <Icon name="on" size={16} />
      </button>
      {isOpen && (
        <ul id={id} className={`${popupStyles.popup} ${styles.popup}`}>
          {links.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
