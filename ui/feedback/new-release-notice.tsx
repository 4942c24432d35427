import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useOfferRelease } from '../session/use-offer-release.ts';
import styles from './new-release-notice.module.css';

/** Offers to load the page again in a newer release of the app. Over the page, which does not move. */
export function NewReleaseNotice() {
  const t = useText();
  const { isOffered, accept, postpone } = useOfferRelease();
  return (
    <div className={styles.place}>
      <p role="status" className={isOffered ? styles.text : undefined}>
        {isOffered && t('releases:ready')}
      </p>
      {isOffered && (
        <>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            onClick={() => void accept()}
          >
            {t('releases:reload')}
          </button>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={postpone}>
            {t('releases:later')}
          </button>
        </>
      )}
    </div>
  );
}
