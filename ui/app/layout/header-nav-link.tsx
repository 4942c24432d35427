import { HOME_PATH } from '#domain/navigation/paths.ts';
import { useText } from '../../i18n/i18n.ts';
import { NavLink } from '../../navigation/link.tsx';
import styles from './header-nav-link.module.css';

/** A page that the header leads to. */
export interface HeaderLink {
  readonly path: string;
  readonly label: string;
  /** Whether the link has a badge (COA-08). */
  readonly isNew?: boolean;
  /** Whether another link leads to this page as it is open (SHL-14). */
  readonly isOtherEntry?: boolean;
}

interface HeaderNavLinkProps {
  readonly link: HeaderLink;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
}

export function HeaderNavLink({
  link: { path, label, isNew = false, isOtherEntry = false },
  className,
  onClick,
}: HeaderNavLinkProps) {
  const t = useText();
  return (
    <NavLink
      to={path}
      end={path === HOME_PATH}
      aria-current={isOtherEntry ? 'false' : 'page'}
      className={className ?? ''}
      onClick={onClick}
    >
      <span>{label}</span>
      {isNew && ' '}
      {isNew && <span className={styles.badge}>{t('new')}</span>}
    </NavLink>
  );
}
