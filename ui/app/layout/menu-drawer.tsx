import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartNotLoaded } from '../../feedback/part-not-loaded.tsx';
import { Icon } from '../../design-system/components/icon.tsx';
import { useText } from '../../i18n/i18n.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import styles from './menu-drawer.module.css';
import { outsideHeader } from '../../design-system/components/outside-header.ts';
import { useLazyCode } from '../../navigation/use-lazy-code.ts';

const loadDrawer = async () => (await import('./drawer.tsx')).Drawer;

/** SHL-02: the button that opens the drawer with the menu of a small screen; the drawer closes on navigation. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const t = useText();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [Drawer, fetchDrawer, hasFailed] = useLazyCode(loadDrawer);
  const open = () => {
    fetchDrawer();
    setOpenAt(key);
  };
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-haspopup="dialog"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={open}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('menu')}</span>
      </button>
      {openAt === key &&
        outsideHeader(
          Drawer ? (
            <Drawer onClosed={() => setOpenAt(null)}>{children}</Drawer>
          ) : (
            hasFailed && <PartNotLoaded />
          ),
        )}
    </div>
  );
}
