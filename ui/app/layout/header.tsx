import { useMemo, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { mayBeMember } from '#domain/account/viewer.ts';
import { coachingItem } from '#domain/coaching/coaching-access.ts';
import { COACHING_PATH, HOME_PATH, PROGRESS_PATH, STACK_PATH } from '#domain/navigation/paths.ts';
import { menuLinkIn, menuLinks } from '#domain/navigation/menu-links.ts';
import { isHeaderLight } from '#domain/navigation/is-header-light.ts';
import { HeaderAccount } from '../../account/header-account.tsx';
import { Link } from '../../navigation/link.tsx';
import { useCoaching } from '../../session/use-coaching.ts';
import { useConfig } from '../../session/use-config.ts';
import { useStack, useStackList } from '../../session/use-stack.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { search } from '../routes.ts';
import { HeaderSearch } from '../../search/header-search.tsx';
import { Logo } from '../../design-system/components/logo.tsx';
import { headerColors } from '../../design-system/theme/palette.ts';
import { useText } from '../../i18n/i18n.ts';
import styles from './header.module.css';
import { HeaderNavLink, type HeaderLink } from './header-nav-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { useHasScrolled } from './use-has-scrolled.ts';

interface HeaderProps {
  readonly MemberMenuItems: ComponentProps<typeof HeaderAccount>['MenuItems'];
}

/**
 * The header of every page (SHL-01), with another style once the page is scrolled, and light on some pages unless the customer has a
 * colour for it (SHL-03, CFG-17).
 */
export function Header({ MemberMenuItems }: HeaderProps) {
  const t = useText();
  const { siteName, logo, menu, styling } = useConfig();
  const isOnLightPage = isHeaderLight(useLocation().pathname);
  const { mark, hasScrolled } = useHasScrolled();
  const viewer = useViewer();
  const hasCustomersColor = styling.headerBackground !== null;
  const isLight = isOnLightPage && !hasCustomersColor;
  const hasOwnGround = isLight || hasCustomersColor;
  const isOverPage = !hasOwnGround && !hasScrolled;
  const colors = useMemo(
    () => (hasOwnGround ? headerColors(styling, isLight) : undefined),
    [hasOwnGround, styling, isLight],
  );
  const ownCoaching = useCoaching();
  const coaching = ownCoaching && coachingItem(ownCoaching);
  // Members have a link in their menu.
  const hasStacked = useStack().length > 0;
  const hasVisitorsStack = useStackList() !== null && hasStacked && viewer.state === 'visitor';
  const links: readonly HeaderLink[] = [
    { path: HOME_PATH, label: t('home') },
    ...useMenuLinks(menu),
    ...(coaching ? [{ path: COACHING_PATH, label: t('coaching'), isNew: coaching.isNew }] : []),
    ...(mayBeMember(viewer) ? [{ path: PROGRESS_PATH, label: t('progress') }] : []),
    ...(hasVisitorsStack ? [{ path: STACK_PATH, label: t('stack') }] : []),
  ];
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <header
        className={styles.header}
        data-light={isLight}
        data-scrolled={hasScrolled}
        data-over-page={isOverPage}
        style={colors}
      >
        <MenuButton>
          {links.map((link) => (
            <HeaderNavLink key={link.path} link={link} />
          ))}
        </MenuButton>
        <Link className={styles.logo} to={HOME_PATH} dir="auto" aria-label={t('homeOf', { siteName })}>
          <Logo address={logo} siteName={siteName} />
        </Link>
        <MainNavigation links={links} />
        <HeaderSearch code={search} />
        <HeaderAccount MenuItems={MemberMenuItems} />
      </header>
    </>
  );
}

/** The links of the customer's menu; of several for one playlist, only the one whose address is open is current (SHL-14). */
function useMenuLinks(menu: AppConfig['menu']): readonly HeaderLink[] {
  const parameters = new URLSearchParams(useLocation().search);
  const paths = menuLinks(menu.map(({ contentId }) => contentId));
  return menu.map(({ label, contentId }, index) => {
    const path = paths[index] ?? HOME_PATH;
    return { path, label, isOtherEntry: path !== menuLinkIn(paths, contentId, parameters) };
  });
}
