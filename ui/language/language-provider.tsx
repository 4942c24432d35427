import { useRef, useState, type ReactNode } from 'react';
import { setDocumentLanguage } from '../i18n/document-language.ts';
import { TextsContext, textsIn, type Texts } from '../i18n/i18n.ts';
import { ChooseLanguageContext, type ChooseLanguage } from './choose-language-context.ts';

interface LanguageProviderProps {
  readonly texts: Texts;
  readonly onChosen: (code: string) => void;
  readonly children: ReactNode;
}

/** Provides the texts, first in the language of `texts`, then in the one that is chosen; what the page shows stays as it is. */
export function LanguageProvider({ texts: first, onChosen, children }: LanguageProviderProps) {
  const [texts, setTexts] = useState(first);
  const last = useRef(first.language);
  const choose: ChooseLanguage = async (language) => {
    last.current = language;
    const translated = await textsIn(language, texts);
    if (last.current !== language) return;
    onChosen(language.code);
    setDocumentLanguage(language);
    setTexts(translated);
  };
  return (
    <TextsContext value={texts}>
      <ChooseLanguageContext value={choose}>{children}</ChooseLanguageContext>
    </TextsContext>
  );
}
