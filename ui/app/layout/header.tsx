import { Link, NavLink } from 'react-router-dom';
import { HOME_PATH, playlistLink } from '#domain/navigation/paths.ts';
import { AccountArea } from '../../account/account-area.tsx';
import { useConfig } from '../../session/use-config.ts';
import { SearchArea } from '../../search/search-area.tsx';
import { useText } from '../../i18n/i18n.ts';
import styles from './header.module.css';
import { MenuDrawer } from './menu-drawer.tsx';

/** The header of every page (SHL-01). */
export function Header() {
  const t = useText();
  const { siteName, logo, menu } = useConfig();
  const links = (
    <>
      <NavLink to={HOME_PATH} end>
        {t('home')}
      </NavLink>
      {menu.map(({ label, contentId }) => (
        <NavLink key={contentId} to={playlistLink(contentId)}>
          {label}
        </NavLink>
      ))}
    </>
  );
  return (
    <header className={styles.header}>
      <MenuDrawer>{links}</MenuDrawer>
      <Link className={styles.logo} to={HOME_PATH} aria-label={t('homeOf', { siteName })}>
        {logo ? <img src={logo} alt="" height={32} /> : siteName}
      </Link>
      <nav className={styles.navigation} aria-label={t('mainNavigation')}>
        {links}
      </nav>
      <SearchArea />
      <AccountArea />
    </header>
  );
}
