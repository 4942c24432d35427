import { useEffect } from 'react';
import { readConfigId } from '#domain/configuration/config-id.ts';
import messagePageStyles from '../../feedback/message-page.module.css';
import { TextsContext, useText, type Texts } from '../../i18n/i18n.ts';
import styles from './config-id-prompt.module.css';
import { ConfigSourceForm, type ReadSource } from './config-source-form.tsx';

interface ConfigIdPromptProps {
  /** The config source that was asked for and that the settings do not allow, if any. */
  readonly rejected: string | null;
  readonly texts: Texts;
}

/** CFG-13: asks for a config id where none is given and none is configured. */
export const ConfigIdPrompt = ({ rejected, texts }: ConfigIdPromptProps) => (
  <TextsContext value={texts}>
    <Prompt rejected={rejected} />
  </TextsContext>
);

function Prompt({ rejected }: Pick<ConfigIdPromptProps, 'rejected'>) {
  const t = useText();
  const prompt = t('configuration:configIdPrompt');
  useEffect(() => {
    document.title = prompt;
  }, [prompt]);

  const read = (typed: string): ReadSource => {
    const { id, problem } = readConfigId(typed);
    if (problem === null) return { source: id, problem };
    return {
      source: null,
      problem: t(`configuration:problem.${problem}`, { length: typed.trim().length }),
    };
  };

  return (
    <main className={messagePageStyles.page}>
      <ConfigSourceForm
        label={(field) => (
          <h1 className={styles.heading}>
            <label htmlFor={field}>{prompt}</label>
          </h1>
        )}
        hint={t('configuration:configIdHint')}
        button={t('configuration:startApp')}
        read={read}
        rejected={
          rejected === null
            ? null
            : { source: rejected, problem: t('configuration:problem.not-allowed', { source: rejected }) }
        }
        takesFocus
      />
    </main>
  );
}
