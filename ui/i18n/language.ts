import type { OfferedLanguage } from '#domain/language/preferred-language.ts';

/** The texts of an area by their keys. */
export type AreaTexts = Readonly<Record<string, string>>;

/** The texts of an area in a language, or how they are made from those of the default language. */
export type Translation = AreaTexts | ((original: AreaTexts) => AreaTexts);

/** What a language is, and where its texts come from. */
export interface LanguageDefinition extends OfferedLanguage {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale of its dates, numbers and lists. */
  readonly formats: string;
  /** Loads the texts of an area. Null for the default language: its texts come with the code that shows them. */
  readonly fetchArea: ((area: string) => Promise<{ readonly default: Translation }>) | null;
}

/** A language of the app. The texts of an area are loaded once. */
export interface Language extends LanguageDefinition {
  /** Fails with `TextsNotLoaded`. */
  load(areas: readonly string[]): Promise<void>;
  hasLoaded(areas: readonly string[]): boolean;
  /**
   * The texts of an area in this language; those that have not been loaded stay in the default language.
   *
   * @param original the texts in the default language
   */
  translate(area: string, original: AreaTexts): AreaTexts;
}

/** CFG-20: the texts of a language could not be loaded. */
export class TextsNotLoaded extends Error {
  constructor(
    readonly language: LanguageDefinition,
    cause: unknown,
  ) {
    super(`Texts in ${language.code} could not be loaded`, { cause });
  }
}

export function makeLanguage(definition: LanguageDefinition): Language {
  const { fetchArea } = definition;
  const loaded = new Map<string, Translation>();
  const hasLoaded = (areas: readonly string[]) => !fetchArea || areas.every((area) => loaded.has(area));
  return {
    ...definition,
    hasLoaded,
    load: async (areas) => {
      const missing = areas.filter((area) => !hasLoaded([area]));
      try {
        await Promise.all(missing.map(async (area) => loaded.set(area, (await fetchArea!(area)).default)));
      } catch (cause) {
        throw new TextsNotLoaded(definition, cause);
      }
    },
    translate: (area, original) => {
      const translation = loaded.get(area) ?? original;
      return typeof translation === 'function' ? translation(original) : translation;
    },
  };
}
