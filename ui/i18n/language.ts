import { withDeadline } from '#application/with-timeout.ts';
import type { OfferedLanguage } from '#domain/language/preferred-language.ts';

/** The texts of an area by their keys. */
export type AreaTexts = Readonly<Record<string, string>>;

/** The texts of a language. */
export interface Translation {
  /** Those that every screen needs, by area. */
  readonly eager: Readonly<Record<string, AreaTexts>>;
  /** Loads those of another area. */
  readonly fetchLazy: (area: string) => Promise<{ readonly default: AreaTexts }>;
}

/** Makes texts from those of the default language. */
export type Transformation = (original: AreaTexts) => AreaTexts;

/** What a language is, and where its texts come from. */
export interface LanguageDefinition extends OfferedLanguage {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locale of its dates, numbers and lists. */
  readonly formats: string;
  /** Null for the default language: its texts come with the code that shows them. */
  readonly fetchTexts: (() => Promise<Translation | Transformation>) | null;
}

/** A language of the app. Its texts are loaded once. */
export interface Language extends LanguageDefinition {
  /**
   * Loads the texts that every screen needs, and those of these areas. Fails with `TextsNotLoaded`.
   *
   * @param areas that load with their screens
   */
  load(areas: readonly string[]): Promise<void>;
  hasLoaded(areas: readonly string[]): boolean;
  /**
   * The texts of an area in this language; those that have not been loaded, or that it lacks, stay in the default language.
   *
   * @param original the texts in the default language
   */
  translate(area: string, original: AreaTexts): AreaTexts;
}

/** CFG-20: the texts of a language could not be loaded. */
export class TextsNotLoaded extends Error {
  constructor(code: string, cause: unknown) {
    super(`Texts in ${code} could not be loaded`, { cause });
  }
}

/** How long texts may take to arrive, in milliseconds. */
const TEXTS_WAIT_MS = 30_000;

const requested = new Set<string>();

/** The areas that have been asked for in any language: what a page shows, or is about to. */
export const requestedAreas = (): readonly string[] => [...requested];

export function makeLanguage(definition: LanguageDefinition): Language {
  const { fetchTexts } = definition;
  const loaded: Record<string, AreaTexts> = {};
  let transform: Transformation | null = fetchTexts ? null : (original) => original;
  const isMissing = (area: string) => !loaded[area];
  const fetchAll = async (fetch: NonNullable<typeof fetchTexts>, areas: readonly string[]): Promise<void> => {
    const texts = await fetch();
    if (typeof texts === 'function') {
      transform = texts;
      return;
    }
    Object.assign(loaded, texts.eager);
    const fetchArea = async (area: string) => (loaded[area] = (await texts.fetchLazy(area)).default);
    await Promise.all(areas.filter(isMissing).map(fetchArea));
  };
  return {
    ...definition,
    hasLoaded: (areas) => !!transform || !areas.some(isMissing),
    load: async (areas) => {
      for (const area of areas) requested.add(area);
      if (!fetchTexts) return;
      try {
        await withDeadline(fetchAll(fetchTexts, areas), TEXTS_WAIT_MS, 'texts');
      } catch (cause) {
        throw new TextsNotLoaded(definition.code, cause);
      }
    },
    translate: (area, original) => transform?.(original) ?? { ...original, ...loaded[area] },
  };
}
