/** The text in a search field, and the pending action. */
export interface TypedQuery {
  readonly text: string;
  /** Search after a pause in typing, search at once, or leave search; null if the text was not typed here. */
  readonly action: 'settle' | 'search' | 'leave' | null;
}

export const NOTHING_TYPED: TypedQuery = { text: '', action: null };
