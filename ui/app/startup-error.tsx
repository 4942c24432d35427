import { useEffect } from 'react';
import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { BASE_PATH, configSourceQuery } from '#domain/navigation/paths.ts';
import startup from '../i18n/en-US/startup.json';
import { TextsContext, useText, type Texts } from '../i18n/i18n.ts';
import { TextsNotLoaded } from '../i18n/language.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from '../feedback/message-page.module.css';

export const texts = { startup };

const KNOWN = [
  'no-settings',
  'invalid-settings',
  'no-usable-source',
  'no-config-location',
  'config-not-loaded',
  'config-out-of-reach',
  'no-config',
  'invalid-config',
] as const satisfies readonly FailureKind[];

/** The set-up documentation for developers (CFG-11). */
const DOCUMENTATION = `${BASE_PATH}/set-up.html`;

interface StartupErrorProps {
  readonly error: unknown;
  readonly texts: Texts;
  /** Starts the app in the default language, if its texts in another one could not be loaded. */
  readonly onContinue: () => void;
}

/** The page of an app that could not start (CFG-03, CFG-04, CFG-11, CFG-12, CFG-19, CFG-20). */
export function StartupError({ texts, ...failure }: StartupErrorProps) {
  return (
    <TextsContext value={texts}>
      <FailureText {...failure} />
    </TextsContext>
  );
}

function FailureText({ error, onContinue }: Omit<StartupErrorProps, 'texts'>) {
  const t = useText();
  const isNotTranslated = error instanceof TextsNotLoaded;
  const kind = kindOf(error);
  const heading = isNotTranslated ? t('noTranslations') : t(`startup:${kind}`);
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  const { field, source } = error instanceof AppFailure ? error : { field: null, source: null };
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{isNotTranslated ? t('noTranslationsText') : t(`startup:${kind}Text`)}</p>
      {field && <p className={styles.text}>{t('startup:fieldAtFault', { field })}</p>}
      {kind === 'invalid-settings' && <a href={DOCUMENTATION}>{t('startup:documentation')}</a>}
      {source && (
        <a href={configSourceQuery('', new URLSearchParams(window.location.search))}>
          {t('startup:useAnotherConfig', { source })}
        </a>
      )}
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        onClick={() => window.location.reload()}
      >
        {t('tryAgain')}
      </button>
      {isNotTranslated && (
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onContinue}>
          {t('startup:continueIn', { language: DEFAULT_LANGUAGE.name })}
        </button>
      )}
    </main>
  );
}

const kindOf = (error: unknown) =>
  KNOWN.find((known) => error instanceof AppFailure && error.kind === known) ?? 'failed';
