import type { ReactNode } from 'react';
import { SignOut } from '#application/account/sign-out.ts';
import { FAVORITES_PATH, STACK_PATH } from '#domain/navigation/paths.ts';
import { useConfig } from '../session/use-config.ts';
import { useText } from '../i18n/i18n.ts';
import { NavLink } from '../navigation/link.tsx';
import { useAccount } from '../session/use-account.ts';
import { useInjection } from '../session/use-injection.ts';
import { useStackList } from '../session/use-stack.ts';

interface MemberLinksProps {
  readonly onFollowed?: () => void;
  /** What comes before logging out, as list items. */
  readonly children?: ReactNode;
}

/** The links of the member area, as list items (MEM-02). */
export function MemberLinks({ onFollowed, children }: MemberLinksProps) {
  const t = useText();
  const { site } = useAccount();
  const signOut = useInjection(SignOut);
  const { features } = useConfig();
  const hasStack = useStackList() !== null;
  return (
    <>
      <li>
        <a href={site.address('account')}>{t('account:account')}</a>
      </li>
      {features.favoritesList && (
        <li>
          <NavLink to={FAVORITES_PATH} onClick={onFollowed}>
            {t('favorites')}
          </NavLink>
        </li>
      )}
      {hasStack && (
        <li>
          <NavLink to={STACK_PATH} onClick={onFollowed}>
            {t('stack')}
          </NavLink>
        </li>
      )}
      {children}
      <li>
        <button type="button" onClick={() => void signOut()}>
          {t('account:logOut')}
        </button>
      </li>
    </>
  );
}
