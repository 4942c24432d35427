import type { ReactNode } from 'react';
import { hexColor } from '#domain/styling/color.ts';
import { Logo } from '../../design-system/components/logo.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useConfig } from '../../session/use-config.ts';
import { useConfigSource } from './use-config-source.ts';
import styles from './demo-screen.module.css';

/** What a person can see of the config that the app runs on. */
export function RunningConfig() {
  const t = useText();
  const { siteName, logo, styling } = useConfig();
  const notSet = t('configuration:notSet');
  const entries: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('configuration:source'), useConfigSource()],
    [t('configuration:siteName'), siteName],
    [
      t('configuration:logo'),
      logo ? (
        <Logo address={logo} siteName={siteName} alt={t('configuration:logoOf', { siteName })} />
      ) : (
        notSet
      ),
    ],
    [t('configuration:background'), <Color key="background" color={styling.backgroundColor} />],
    [t('configuration:highlight'), <Color key="highlight" color={styling.highlightColor} />],
    [t('configuration:header'), <Color key="header" color={styling.headerBackground} />],
  ];
  return (
    <dl className={styles.facts}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Color({ color }: { color: string | null }) {
  const t = useText();
  if (!color) return <span>{t('configuration:notSet')}</span>;
  return (
    <>
      {hexColor(color) && <span className={styles.swatch} style={{ background: color }} />}{' '}
      <span>{color}</span>
    </>
  );
}
