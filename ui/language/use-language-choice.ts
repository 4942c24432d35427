import { use, useState } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useConfig } from '../session/use-config.ts';
import { ChooseLanguageContext } from './choose-language-context.ts';

/** The languages to choose from, and what became of the last choice. */
interface LanguageChoice {
  readonly offered: readonly Language[];
  readonly choose: (code: string | null) => void;
  readonly outcome: 'chosen' | 'failed' | null;
}

export function useLanguageChoice(): LanguageChoice {
  const choose = use(ChooseLanguageContext);
  const present = useLanguage();
  const { offersPseudoLanguages } = useConfig();
  const [outcome, setOutcome] = useState<LanguageChoice['outcome']>(null);
  return {
    offered: LANGUAGES.filter(
      (language) => !language.isPseudo || offersPseudoLanguages || language === present,
    ),
    choose: (code) => {
      const language = LANGUAGES.find((each) => each.code === code);
      if (!language) return;
      setOutcome(null);
      choose(language).then(
        () => setOutcome('chosen'),
        () => setOutcome('failed'),
      );
    },
    outcome,
  };
}
