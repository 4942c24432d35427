import { useLanguage } from './i18n.ts';

/** Returns a hook for formats in the present language; they are made once for each locale. */
export function localized<Formats>(make: (locale: string) => Formats): () => Formats {
  const made = new Map<string, Formats>();
  return function useLocalized() {
    const { formats: locale } = useLanguage();
    const formats = made.get(locale) ?? make(locale);
    made.set(locale, formats);
    return formats;
  };
}
