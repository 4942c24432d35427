/**
 * A function as a script for the page. It defines the `__name` helper, whose calls the compiler adds to
 * functions.
 */
export const inPage = (script: () => unknown): string =>
  `((__name) => (${script.toString()})())((named) => named)`;
