import type { ReactNode } from 'react';
import { Icon } from '../../design-system/components/icon.tsx';
import { Modal } from '../../design-system/components/modal.tsx';
import { useText } from '../../i18n/i18n.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import styles from './drawer.module.css';

interface DrawerProps {
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** SHL-02: the menu of a small screen, which slides in from the side. */
export function Drawer({ onClosed, children }: DrawerProps) {
  const t = useText();
  return (
    <Modal
      label={t('menu')}
      className={styles.drawer}
      motion="slide"
      onClosed={onClosed}
      closesOnOutsideClick
    >
      {({ close }) => (
        <div className={styles.content}>
          <button type="button" className={buttonStyles.icon} onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
          <nav className={styles.links} aria-label={t('mainNavigation')}>
            {children}
          </nav>
        </div>
      )}
    </Modal>
  );
}
