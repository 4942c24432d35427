/** The storage key of the background colour of the last start, which the prefetch shows before the config arrives. */
export const BACKGROUND_KEY = 'background';
