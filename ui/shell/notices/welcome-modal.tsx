import { programLink } from '#domain/navigation/paths.ts';
import { WELCOME_PROGRAM } from '#domain/promotion/welcome-campaign.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { Icon } from '../../design-system/components/icon.tsx';
import { Modal } from '../../design-system/components/modal.tsx';
import welcome from '../../i18n/en-US/welcome.json';
import { useText } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/link.tsx';
import { useConfig } from '../../session/use-config.ts';
import styles from './welcome-modal.module.css';

export const texts = { welcome };

/** SHL-07: promotes a new program. */
export function WelcomeModal({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const { siteName, welcomeProgram } = useConfig();
  return (
    <Modal
      label={t('welcome:label', { siteName })}
      className={styles.welcome}
      motion="scale"
      onClosed={onClosed}
      closesOnOutsideClick
      takesFocus
    >
      {({ close }) => (
        <div className={styles.content}>
          <button type="button" className={`${buttonStyles.icon} ${styles.close}`} onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
          <p className={styles.kicker}>{t('welcome:kicker')}</p>
          <h2 className={styles.heading}>{t('welcome:heading')}</h2>
          <p className={styles.text}>{t('welcome:text')}</p>
          <div className={styles.ways}>
            <Link
              className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`}
              to={programLink(welcomeProgram ?? WELCOME_PROGRAM)}
            >
              {t('catalogue:seeProgram')}
            </Link>
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large}`}
              onClick={close}
            >
              {t('welcome:later')}
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}
