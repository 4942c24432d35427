import { useRef } from 'react';
import buttonStyles from '../../design-system/components/button.module.css';
import { ExternalLink } from '../../design-system/components/external-link.tsx';
import { Icon } from '../../design-system/components/icon.tsx';
import { usePublishedHeight } from '../../design-system/components/use-published-height.ts';
import { useText } from '../../i18n/i18n.ts';
import { useLeaveFocus } from '../../navigation/use-leave-focus.ts';
import { useConfig } from '../../session/use-config.ts';
import styles from './app-banner.module.css';

interface AppBannerProps {
  /** The app in its store. */
  readonly address: string;
  readonly onDismissed: () => void;
}

/** SHL-05: leads to the app for Android, at the bottom of the window and the end of the page. */
export function AppBanner({ address, onDismissed }: AppBannerProps) {
  const t = useText();
  const { siteName } = useConfig();
  const own = useRef<HTMLElement>(null);
  useLeaveFocus(own);
  usePublishedHeight(own, '--app-banner-height');
  return (
    <section ref={own} className={styles.banner} aria-label={t('notices:app')}>
      <span className={styles.sign} aria-hidden="true">
        {Array.from(siteName)[0]}
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{t('notices:appHeading', { siteName })}</p>
        <p className={styles.text}>{t('notices:appText')}</p>
      </div>
      <ExternalLink
        address={address}
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.get}`}
      >
        {t('notices:getApp')}
      </ExternalLink>
      <button type="button" className={buttonStyles.icon} onClick={onDismissed}>
        <Icon name="close" size={20} />
        <span className="visually-hidden">{t('notices:dismissApp')}</span>
      </button>
    </section>
  );
}
