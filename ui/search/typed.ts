/** The text in a search field, and the pending action. */
export interface Typed {
  readonly text: string;
  /** Search after a pause in typing, search at once, or leave search; null if the text was not typed here. */
  readonly wish: 'settle' | 'search' | 'leave' | null;
}

export const NOTHING_TYPED: Typed = { text: '', wish: null };
