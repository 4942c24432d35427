import type { LanguagePreferences } from '#application/ports/language-preferences.ts';

export function makeInMemoryLanguagePreferences(preferred: readonly string[] = []): LanguagePreferences {
  let chosen: string | null = null;
  return { wanted: () => ({ chosen, preferred }), choose: (code) => void (chosen = code) };
}
