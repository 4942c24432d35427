import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { BASE_PATH, configSourceQuery } from '#domain/navigation/paths.ts';
import { TextsContext, useText, type Texts } from '../i18n/i18n.ts';
import { TextsNotLoaded } from '../i18n/language.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { useEffect, type ReactNode } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import styles from '../feedback/message-page.module.css';

const KNOWN = [
  'no-settings',
  'invalid-settings',
  'no-usable-source',
  'no-config-location',
  'config-not-loaded',
  'no-config',
  'invalid-config',
] as const satisfies readonly FailureKind[];

/** The set-up documentation for developers (CFG-11). */
const DOCUMENTATION = `${BASE_PATH}/set-up.html`;

interface StartupErrorProps {
  readonly error: unknown;
  readonly texts: Texts;
  /** Starts the app in the default language. */
  readonly onContinue: () => void;
}

/** The page of an app that could not start (CFG-03, CFG-04, CFG-11, CFG-12, CFG-19, CFG-20). */
export function StartupError({ error, texts, onContinue }: StartupErrorProps) {
  return (
    <TextsContext value={texts}>
      {error instanceof TextsNotLoaded ? (
        <NoTranslations language={error.language.name} onContinue={onContinue} />
      ) : (
        <FailureText error={error} />
      )}
    </TextsContext>
  );
}

/** CFG-20: the app is there, but not in the visitor's language. */
function NoTranslations({ language, onContinue }: { language: string; onContinue: () => void }) {
  const t = useText();
  return (
    <FailurePage heading={t('startup:no-translations')}>
      <p className={styles.text}>{t('startup:no-translationsText', { language })}</p>
      <button type="button" className={buttonStyles.button} onClick={onContinue}>
        {t('startup:continueIn', { language: DEFAULT_LANGUAGE.name })}
      </button>
    </FailurePage>
  );
}

function FailureText({ error }: { error: unknown }) {
  const t = useText();
  const kind = KNOWN.find((known) => error instanceof AppFailure && error.kind === known) ?? 'failed';
  const { field, source } = error instanceof AppFailure ? error : { field: null, source: null };
  return (
    <FailurePage heading={t(`startup:${kind}`)}>
      <p className={styles.text}>{t(`startup:${kind}Text`)}</p>
      {field && <p className={styles.text}>{t('startup:fieldAtFault', { field })}</p>}
      {kind === 'invalid-settings' && <a href={DOCUMENTATION}>{t('startup:documentation')}</a>}
      {source && <a href={configSourceQuery('')}>{t('startup:useAnotherConfig', { source })}</a>}
    </FailurePage>
  );
}

/** A page with a message and a way to try again. */
function FailurePage({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useText();
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        onClick={() => window.location.reload()}
      >
        {t('tryAgain')}
      </button>
    </main>
  );
}
