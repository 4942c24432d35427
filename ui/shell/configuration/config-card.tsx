import { useSearchParams } from 'react-router-dom';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { configSourceQuery } from '#domain/navigation/paths.ts';
import { Logo } from '../../design-system/components/logo.tsx';
import { paletteOf, headerColors } from '../../design-system/theme/palette.ts';
import { useText } from '../../i18n/i18n.ts';
import styles from './config-card.module.css';
import type { ConfigPreview } from './use-config-previews.ts';

/** A config in its own colours, as a link that loads the page again with it and with what else the address says. */
export function ConfigCard({ preview }: { preview: ConfigPreview }) {
  const t = useText();
  const [said] = useSearchParams();
  const { source, config, isCurrent, isDefault } = preview;
  return (
    <a
      className={styles.card}
      style={config ? paletteOf(config.styling) : undefined}
      href={configSourceQuery(source, said)}
      aria-current={isCurrent}
    >
      {config ? <Brand config={config} /> : <Unknown {...preview} />}
      <span className={styles.foot}>
        <span className={styles.source}>{source}</span>
        {isDefault && <span>{t('configuration:default')}</span>}
        <span className={styles.action}>
          {t(isCurrent ? 'configuration:current' : 'configuration:tryIt')}
        </span>
      </span>
    </a>
  );
}

function Brand({ config: { siteName, logo, styling } }: { config: AppConfig }) {
  return (
    <>
      <span className={styles.header} style={headerColors(styling, false)}>
        <Logo address={logo} siteName={siteName} />
      </span>
      <span className={styles.name}>{siteName}</span>
    </>
  );
}

function Unknown({ config, isOutOfReach }: ConfigPreview) {
  const t = useText();
  const reason = isOutOfReach ? t('configuration:outOfReach') : t('configuration:notLoaded');
  return (
    <>
      <span className={styles.header} />
      <span className={styles.name}>{config === undefined ? t('loading') : reason}</span>
    </>
  );
}
