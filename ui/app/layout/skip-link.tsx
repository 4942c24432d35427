import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A link past what is between, which shows while it has the focus. */
export const SkipLink = ({ target, children }: { readonly target: string; readonly children: ReactNode }) => (
  <a className={styles.skip} href={`#${target}`}>
    {children}
  </a>
);
