import { use, useRef, useState } from 'react';
import { LanguagePreferences } from '#application/ports/language-preferences.ts';
import { setDocumentLanguage } from '../../i18n/document-language.ts';
import { useTexts } from '../../i18n/i18n.ts';
import { requestedAreas, type Language } from '../../i18n/language.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { useConfig } from '../../session/use-config.ts';
import { useInjection } from '../../session/use-injection.ts';
import { ReplaceTextsContext } from './language-provider.tsx';

/** The languages to choose from, and what became of the last choice. */
interface LanguageChoice {
  readonly offered: readonly Language[];
  /** The code of the last choice; of the present language if there was none, or if it failed. */
  readonly chosen: string;
  readonly choose: (code: string | null) => void;
  readonly outcome: 'chosen' | 'failed' | null;
}

export function useLanguageChoice(): LanguageChoice {
  const present = useTexts();
  const replaceTexts = use(ReplaceTextsContext);
  const preferences = useInjection(LanguagePreferences);
  const { offersPseudoLanguages } = useConfig();
  const [outcome, setOutcome] = useState<LanguageChoice['outcome']>(null);
  const [pending, setPending] = useState<string | null>(null);
  const last = useRef<Language | null>(null);
  const show = async (language: Language) => {
    last.current = language;
    await loadRequestedAreas(language);
    // They may have chosen another one since.
    if (last.current !== language) return;
    preferences.choose(language.code);
    setDocumentLanguage(language);
    replaceTexts(present.inLanguage(language));
  };
  return {
    offered: LANGUAGES.filter(
      (language) => !language.isPseudo || offersPseudoLanguages || language === present.language,
    ),
    chosen: pending ?? present.language.code,
    choose: (code) => {
      const language = LANGUAGES.find((each) => each.code === code);
      if (!language) return;
      setOutcome(null);
      setPending(code);
      const conclude = (reached: typeof outcome) => {
        if (last.current !== language) return;
        setOutcome(reached);
        setPending(null);
      };
      show(language).then(
        () => conclude('chosen'),
        () => conclude('failed'),
      );
    },
    outcome,
  };
}

/** Loads what the page shows, and what it asks for meanwhile. */
async function loadRequestedAreas(language: Language): Promise<void> {
  const areas = requestedAreas();
  await language.load(areas);
  if (requestedAreas().length > areas.length) await loadRequestedAreas(language);
}
