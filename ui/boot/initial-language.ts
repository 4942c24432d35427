import { makeBrowserLanguagePreferences } from '#adapters/browser/browser-language-preferences.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { preferredLanguage } from '#domain/language/preferred-language.ts';
import type { Language } from '../i18n/language.ts';
import { LANGUAGES } from '../i18n/languages.ts';

/** The language in which the app starts (SHL-13). */
export function initialLanguage(
  window: Pick<Window, 'localStorage' | 'navigator'>,
  languages: typeof LANGUAGES = LANGUAGES,
): Language {
  const storage = makeSafeStorage(() => window.localStorage);
  return preferredLanguage(languages, makeBrowserLanguagePreferences(storage, window.navigator).wanted());
}
