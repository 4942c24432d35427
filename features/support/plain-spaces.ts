/** Times of day are written with narrow spaces, and spans of days with thin ones. */
export const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');
