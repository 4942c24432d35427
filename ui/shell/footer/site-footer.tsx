import { networkName } from '#domain/configuration/social-link.ts';
import { ABOUT_PATH } from '#domain/navigation/paths.ts';
import { ExternalLink } from '../../design-system/components/external-link.tsx';
import { Logo } from '../../design-system/components/logo.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/link.tsx';
import { CouchSwitch } from '../couch/couch-switch.tsx';
import { LanguageArea } from '../language/language-area.tsx';
import { useConfig } from '../../session/use-config.ts';
import { FooterText } from './footer-text.tsx';
import styles from './site-footer.module.css';
import { SocialIcon } from './social-icon.tsx';

/** The content of every page's footer (SHL-04): the brand, the customer's pages, and what is small and at the end. */
export function SiteFooter() {
  const { styling } = useConfig();
  return (
    <div className={styles.content}>
      <Brand />
      <Pages />
      <SocialPages />
      <div className={styles.end}>
        {styling.footerText && <FooterText text={styling.footerText} />}
        <div className={styles.choices}>
          <CouchSwitch />
          <LanguageArea />
        </div>
      </div>
    </div>
  );
}

function Brand() {
  const { siteName, logo, description } = useConfig();
  return (
    <div className={styles.brand}>
      <p className={styles.name} dir="auto">
        <Logo address={logo} siteName={siteName} alt={siteName} />
      </p>
      <p dir="auto">{description}</p>
    </div>
  );
}

function Pages() {
  const t = useText();
  const { company } = useConfig().links;
  return (
    <nav aria-label={t('footer:name')}>
      <ul className={styles.pages}>
        <li>
          <Link to={ABOUT_PATH}>{t('footer:about')}</Link>
        </li>
        {company && (
          <li>
            <ExternalLink address={company}>{t('footer:company')}</ExternalLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function SocialPages() {
  const t = useText();
  const { social } = useConfig().links;
  if (social.length === 0) return null;
  return (
    <nav aria-labelledby="follow-us">
      <h2 id="follow-us" className={styles.heading}>
        {t('footer:followUs')}
      </h2>
      <ul className={styles.networks}>
        {social.map(({ network, address }) => (
          <li key={network}>
            <ExternalLink className={styles.network} address={address}>
              <SocialIcon network={network} />
              <span className="visually-hidden">{networkName(network)}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
