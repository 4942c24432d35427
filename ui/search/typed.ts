/** What stands in a search field, and what is to become of it. */
export interface Typed {
  readonly text: string;
  /** Search once nothing more is typed, search at once, or leave search; null where it was not typed here. */
  readonly wish: 'settle' | 'search' | 'leave' | null;
}

export const NOTHING_TYPED: Typed = { text: '', wish: null };
