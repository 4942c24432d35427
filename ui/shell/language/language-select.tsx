import { Select } from '../../design-system/components/select.tsx';
import language from '../../i18n/en-US/language.json';
import { useLanguage, useText } from '../../i18n/i18n.ts';
import styles from './language-select.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

export const texts = { language };

/** A dropdown of the languages, each by its own name. A choice shows at once, and nothing on the page is lost (SHL-13). */
export function LanguageSelect() {
  const t = useText();
  const { name } = useLanguage();
  const { offered, chosen, choose, outcome } = useLanguageChoice();
  return (
    <div className={styles.choice}>
      <Select
        label={t('language:label')}
        options={offered.map((language) => ({
          label: language.name,
          value: language.code,
          language: language.code,
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      <p className="visually-hidden" role="status">
        {outcome === 'chosen' && t('language:chosen', { language: name })}
      </p>
      {outcome === 'failed' && (
        <p className={styles.failure} role="alert">
          <b>{t('noTranslations')}</b> <span>{t('language:failed')}</span>
        </p>
      )}
    </div>
  );
}
