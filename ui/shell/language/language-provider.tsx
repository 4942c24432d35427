import { createContext, useState, type ReactNode } from 'react';
import { TextsContext, type Texts } from '../../i18n/i18n.ts';

/** Shows the app in the language of other texts from now on; what the page shows stays as it is. */
export const ReplaceTextsContext = createContext<(texts: Texts) => void>(() => undefined);

/** Provides the texts to the app, and the way to replace them. */
export function LanguageProvider({ texts: first, children }: { texts: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(first);
  return (
    <TextsContext value={texts}>
      <ReplaceTextsContext value={setTexts}>{children}</ReplaceTextsContext>
    </TextsContext>
  );
}
