import type { Language } from './language.ts';

/** Marks the page as being in a language, for screen readers, fonts and the direction of its layout. */
export function setDocumentLanguage({ code, direction }: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
}
