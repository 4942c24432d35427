import type { ReactNode } from 'react';
import { PartNotLoaded } from '../../feedback/part-not-loaded.tsx';
import { Icon } from '../../design-system/components/icon.tsx';
import { useText } from '../../i18n/i18n.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import styles from './menu-button.module.css';
import { bodyPortal } from '../../design-system/components/body-portal.ts';
import { useLazyCode } from '../../navigation/use-lazy-code.ts';
import { useOpenUntilNavigation } from '../../navigation/use-open-until-navigation.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';

const drawer = lazyExport(
  lazyModule(() => import('./drawer.tsx'), []),
  (code) => code.Drawer,
);

/** SHL-02: the button that opens the drawer with the menu of a small screen; the drawer closes on navigation. */
export function MenuButton({ children }: { children: ReactNode }) {
  const t = useText();
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const [Drawer, fetchDrawer, hasFailed] = useLazyCode(drawer);
  // After a failure only a press retries: the drawer opens at once when its code arrives.
  const prepare = hasFailed ? undefined : fetchDrawer;
  const open = () => {
    fetchDrawer();
    setIsOpen(true);
  };
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('menu')}</span>
      </button>
      {isOpen &&
        bodyPortal(
          Drawer ? (
            <Drawer onClosed={() => setIsOpen(false)}>{children}</Drawer>
          ) : (
            hasFailed && <PartNotLoaded />
          ),
        )}
    </div>
  );
}
