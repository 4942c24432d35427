import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Cookies } from '#application/ports/cookies.ts';
import { impersonatedEmail } from '#domain/account/impersonated-email.ts';
import { IMPERSONATION_COOKIE, STOP_IMPERSONATING_PATH } from '#domain/account/impersonation-cookie.ts';
import { withReturn } from '#domain/navigation/with-return.ts';
import { usePublishedHeight } from '../../design-system/components/use-published-height.ts';
import { useText } from '../../i18n/i18n.ts';
import { useInjection } from '../../session/use-injection.ts';
import styles from './impersonation-banner.module.css';

/** SHL-06: tells an administrator whom they use the app as; it stays at the top of the window. */
export function ImpersonationBanner() {
  const email = impersonatedEmail(useInjection(Cookies).read(IMPERSONATION_COOKIE));
  return email === null ? null : <Banner email={email} />;
}

function Banner({ email }: { email: string }) {
  const t = useText();
  const addressBar = useInjection(AddressBar);
  const banner = useRef<HTMLElement>(null);
  usePublishedHeight(banner, '--banner-height');
  // The address leads back to the current page.
  useLocation();
  return (
    <section ref={banner} className={styles.banner} aria-label={t('notices:impersonation')}>
      <p>{t('notices:impersonating', { email })}</p>
      <a className={styles.stop} href={withReturn(STOP_IMPERSONATING_PATH, addressBar.current())}>
        {t('notices:stopImpersonating')}
      </a>
    </section>
  );
}
