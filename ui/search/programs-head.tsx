import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/i18n.ts';
import styles from './programs-screen.module.css';
import { SearchField } from './search-field.tsx';

interface ProgramsHeadProps extends Pick<ComponentProps<typeof SearchField>, 'typed' | 'onTyped'> {
  readonly title: string;
  /** The dropdown of genres. */
  readonly genres: ReactNode;
}

/** The heading of the page of programs, with its search. */
export function ProgramsHead({ title, genres, ...field }: ProgramsHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.genre}>{genres}</div>
      <div className={styles.field}>
        <SearchField label={t('search:searchPrograms')} placeholder={t('search:searchPrograms')} {...field} />
      </div>
    </div>
  );
}
