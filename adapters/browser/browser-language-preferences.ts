import type { LanguagePreferences } from '#application/ports/language-preferences.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The storage key of the choice. */
const CHOSEN_LANGUAGE_KEY = 'language';

/** Browser APIs that may be missing: some hide the languages that a person reads from pages. */
interface NavigatorFeatures {
  readonly languages?: readonly string[];
  readonly language?: string;
}

/** The choice is in the browser's storage; its languages are those of the `Accept-Language` header. */
export const makeBrowserLanguagePreferences = (
  storage: SafeStorage,
  { language, languages = language ? [language] : [] }: NavigatorFeatures,
): LanguagePreferences => ({
  wanted: () => ({ chosen: storage.get(CHOSEN_LANGUAGE_KEY), preferred: languages }),
  choose: (code) => storage.set(CHOSEN_LANGUAGE_KEY, code),
});
