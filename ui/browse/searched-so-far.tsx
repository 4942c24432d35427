import { useText } from '../i18n/i18n.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from './searched-so-far.module.css';

interface SearchedSoFarProps {
  /** How many items have been loaded. */
  readonly count: number;
  readonly onContinue: () => void;
}

/** Says that only a part of a long list was searched, with a button to continue. */
export function SearchedSoFar({ count, onContinue }: SearchedSoFarProps) {
  const t = useText();
  return (
    <div className={styles.notice}>
      <p role="status">{t('catalogue:searchedSoFar', { number: count })}</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onContinue}>
        {t('catalogue:searchFurther')}
      </button>
    </div>
  );
}
