import type { WantedLanguages } from '#domain/language/preferred-language.ts';
import { token } from '../injection/token.ts';

/** The languages that a visitor reads. */
export interface LanguagePreferences {
  /** Never fails. */
  wanted(): WantedLanguages;
  /** Remembers the choice of a language; where nothing can be stored, as long as the page. Never fails. */
  choose(code: string): void;
}
export const LanguagePreferences = token<LanguagePreferences>('LanguagePreferences');
