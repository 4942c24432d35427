import type { ReactNode } from 'react';
import { isWiderThanMedium } from '#domain/catalogue/breakpoints.ts';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './member-area.module.css';
import { MemberLinks } from './member-links.tsx';

/** A page of the member area, with the area's links beside it if the screen is wide enough (MEM-02). */
export function MemberArea({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      {isWiderThanMedium(useScreenSize()) && <MemberColumn />}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function MemberColumn() {
  const t = useText();
  return (
    <nav aria-label={t('account:memberArea')}>
      <ul className={styles.column}>
        <MemberLinks />
      </ul>
    </nav>
  );
}
