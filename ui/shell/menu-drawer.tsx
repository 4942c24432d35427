import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../looks/icon.tsx';
import { Modal } from '../looks/modal.tsx';
import { useText } from '../texts/texts.ts';
import styles from './menu-drawer.module.css';

/** SHL-02: the menu of a small screen, in a drawer from the side; it closes with a change of page. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const t = useText();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('menu')}</span>
      </button>
      {openAt === key && <Drawer onClose={close}>{children}</Drawer>}
    </div>
  );
}

function Drawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const t = useText();
  return (
    <Modal label={t('menu')} className={styles.drawer} onClose={onClose} closesOnPressBeside>
      <div className={styles.content}>
        <button type="button" className={styles.button} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
        <nav className={styles.links} aria-label={t('mainNavigation')}>
          {children}
        </nav>
      </div>
    </Modal>
  );
}
