/** A language in which the app is available. */
export interface OfferedLanguage {
  /** A BCP 47 language tag: 'es', 'en-US'. */
  readonly code: string;
  /** Whether it is made up for developers; nobody gets it without choosing it. */
  readonly isPseudo: boolean;
}

/** What is known about the languages that a visitor reads. */
export interface WantedLanguages {
  /** The code of the language that they chose here; null if they chose none. */
  readonly chosen: string | null;
  /** The language tags that their browser asks for, best first. */
  readonly preferred: readonly string[];
}

/** SHL-13: the chosen language, else the best of those that the browser asks for, else the first of the offered ones. */
export function preferredLanguage<Language extends OfferedLanguage>(
  offered: readonly [Language, ...Language[]],
  { chosen, preferred }: WantedLanguages,
): Language {
  const written = offered.filter(({ isPseudo }) => !isPseudo);
  return (
    offered.find(({ code }) => code === chosen) ??
    preferred.map((tag) => bestMatch(written, tag)).find((match) => match !== undefined) ??
    offered[0]
  );
}

/** The offered language with this tag, or else one that differs only in its region: 'es' for 'es-MX'. */
const bestMatch = <Language extends OfferedLanguage>(
  offered: readonly Language[],
  tag: string,
): Language | undefined =>
  offered.find(({ code }) => code.toLowerCase() === tag.toLowerCase()) ??
  offered.find(({ code }) => languageOf(code) === languageOf(tag));

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
