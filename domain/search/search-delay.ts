/** SRC-01, CAT-22: the debounce time after the last keystroke, in milliseconds. */
export const SEARCH_DELAY_MS = 350;
