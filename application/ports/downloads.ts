import { token } from '../injection/token.ts';

/** A file that the app has written. */
export interface WrittenFile {
  readonly name: string;
  /** Its media type, without a character set: all texts are UTF-8. */
  readonly type: string;
  readonly text: string;
}

/** Lets the viewer keep files (MED-22). */
export interface Downloads {
  /** Hands a file to the browser, which saves or opens it as the viewer prefers. Never fails: it is not known what becomes of it. */
  save(file: WrittenFile): void;
}
export const Downloads = token<Downloads>('Downloads');
