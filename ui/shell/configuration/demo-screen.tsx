import { useSearchParams } from 'react-router-dom';
import { mayBeTried } from '#domain/configuration/choose-config-source.ts';
import { configSourceQuery, HOME_PATH } from '#domain/navigation/paths.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import fieldStyles from '../../design-system/components/field.module.css';
import { Icon } from '../../design-system/components/icon.tsx';
import { NotFoundScreen } from '../../feedback/not-found-screen.tsx';
import { Link } from '../../navigation/link.tsx';
import { useAccount } from '../../session/use-account.ts';
import { useConfig } from '../../session/use-config.ts';
import { useText } from '../../i18n/i18n.ts';
import { useSettings } from './use-config-source.ts';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import { ConfigCard } from './config-card.tsx';
import { ConfigSourceForm, type ReadSource } from './config-source-form.tsx';
import styles from './demo-screen.module.css';
import { RunningConfig } from './running-config.tsx';
import { useConfigPreviews } from './use-config-previews.ts';

/** /o/demo, where the settings allow it: shows the config that the app runs on, and lets a person try another (CFG-14). */
export const DemoScreen = () => (useSettings().demo ? <Demo /> : <NotFoundScreen />);

function Demo() {
  const t = useText();
  const [said] = useSearchParams();
  useDocumentTitle(t('configuration:demo'));
  const isOnlyHere = useAccount().site.isTried;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('configuration:demo')}</h1>
      <p className={styles.text}>{t('configuration:demoText')}</p>
      <section className={styles.section} aria-labelledby="in-use">
        <h2 id="in-use">{t('configuration:inUse')}</h2>
        <RunningConfig />
        {isOnlyHere && <OnlyHere />}
        <p className={styles.actions}>
          <Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={HOME_PATH}>
            {t('configuration:lookAround')}
          </Link>
          <a className={`${buttonStyles.button} ${buttonStyles.quiet}`} href={configSourceQuery('', said)}>
            {t('configuration:useDefault')}
          </a>
        </p>
      </section>
      <Configs />
      <section className={styles.section} aria-labelledby="another">
        <h2 id="another">{t('configuration:another')}</h2>
        <AnotherConfig />
      </section>
    </div>
  );
}

/** What is different about a config that the settings do not allow. */
function OnlyHere() {
  const t = useText();
  const { accountSite } = useConfig();
  const { host, href } = new URL(accountSite, window.location.origin);
  return (
    <>
      <p className={styles.text}>{t('configuration:onlyHere')}</p>
      <p className={styles.text}>{t('configuration:accountSiteText')}</p>
      <p>
        <a className={styles.accountSite} href={href} rel="noreferrer">
          <span>{t('configuration:accountSite', { host })}</span> <Icon name="outside" size={16} />
        </a>
      </p>
    </>
  );
}

function Configs() {
  const t = useText();
  const previews = useConfigPreviews();
  return (
    <section className={styles.section} aria-labelledby="configs">
      <h2 id="configs">{t('configuration:configs')}</h2>
      <ul className={styles.configs}>
        {previews.map((preview) => (
          <li key={preview.source}>
            <ConfigCard preview={preview} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnotherConfig() {
  const t = useText();
  const read = (typed: string): ReadSource => {
    const source = typed.trim();
    if (source === '') return { source: null, problem: t('configuration:problem.no-source') };
    if (!mayBeTried(source)) return { source: null, problem: t('configuration:problem.other-site') };
    return { source, problem: null };
  };
  return (
    <ConfigSourceForm
      label={(field) => (
        <label className={fieldStyles.label} htmlFor={field}>
          {t('configuration:anySource')}
        </label>
      )}
      hint={t('configuration:anySourceHint')}
      button={t('configuration:try')}
      read={read}
    />
  );
}
