/** A text that does not say what it should, or says what it should not. */
export class SaysOtherwise extends Error {
  /** @param missing what it should say; null for a text that says too much */
  constructor(
    message: string,
    readonly missing: string | null,
    readonly text: string,
  ) {
    super(message);
  }
}

export function assertSays(text: string, words: string): void {
  if (!text.includes(words)) throw new SaysOtherwise(`It does not say "${words}".`, words, text);
}

export function assertDoesNotSay(text: string, words: string): void {
  if (text.includes(words)) throw new SaysOtherwise(`It says "${words}".`, null, text);
}
