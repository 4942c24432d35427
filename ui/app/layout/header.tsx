import { Link, NavLink } from 'react-router-dom';
import { HOME_PATH, playlistLink } from '#domain/navigation/paths.ts';
import { AccountArea } from '../../account/account-area.tsx';
import { useConfig } from '../../session/use-config.ts';
import { loadSearch } from '../lazy-search.ts';
import { SearchArea } from '../../search/search-area.tsx';
import { useText } from '../../i18n/i18n.ts';
import styles from './header.module.css';
import { MainNavigation, type HeaderLink } from './main-navigation.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

/** The header of every page (SHL-01). */
export function Header() {
  const t = useText();
  const { siteName, logo, menu } = useConfig();
  const links: readonly HeaderLink[] = [
    { path: HOME_PATH, label: t('home') },
    ...menu.map(({ label, contentId }) => ({ path: playlistLink(contentId), label })),
  ];
  return (
    <header className={styles.header}>
      <MenuDrawer>
        {links.map(({ path, label }) => (
          <NavLink key={path} to={path} end={path === HOME_PATH}>
            {label}
          </NavLink>
        ))}
      </MenuDrawer>
      <Link className={styles.logo} to={HOME_PATH} aria-label={t('homeOf', { siteName })}>
        {logo ? <img src={logo} alt="" height={32} /> : siteName}
      </Link>
      <MainNavigation links={links} />
      <SearchArea load={loadSearch} />
      <AccountArea />
    </header>
  );
}
