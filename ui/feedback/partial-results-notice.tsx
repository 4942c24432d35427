import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from './partial-results-notice.module.css';

interface PartialResultsNoticeProps {
  /** How many items have been loaded. */
  readonly count: number;
  readonly onContinue: () => void;
}

/** Says that only a part of a long list was searched, with a button to continue. */
export function PartialResultsNotice({ count, onContinue }: PartialResultsNoticeProps) {
  const t = useText();
  const numberText = useNumberText();
  return (
    <div className={styles.notice}>
      <p role="status">{t('browse:searchedSoFar', { number: numberText(count) })}</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onContinue}>
        {t('browse:searchFurther')}
      </button>
    </div>
  );
}

interface NoneSoFarProps extends PartialResultsNoticeProps {
  /** Clears the selection; undefined if nothing is selected. */
  readonly onReset: (() => void) | undefined;
}

/** Says that the part of a long list that was searched has nothing to show, with buttons to continue and to reset. */
export function NoneSoFar({ count, onContinue, onReset }: NoneSoFarProps) {
  const t = useText();
  const numberText = useNumberText();
  return (
    <>
      <h2>{t('browse:noneSoFar')}</h2>
      <p>{t('browse:noneSoFarText', { number: numberText(count) })}</p>
      <div className={styles.choices}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          onClick={onContinue}
        >
          {t('browse:searchFurther')}
        </button>
        {onReset && (
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onReset}>
            {t('browse:resetAll')}
          </button>
        )}
      </div>
    </>
  );
}
