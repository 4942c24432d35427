/** How text, and with it the page, runs: 1 from left to right, -1 from right to left. */
export const textDirection = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** What a key means where text runs from left to right: from right to left, the left arrow points ahead. */
export const keyAlongText = (key: string): string => (textDirection() === 1 ? key : (MIRRORED[key] ?? key));
