/** A function as a script for the page. What runs the scenarios names functions by a function of its own, which comes with it. */
export const inPage = (script: () => void): string =>
  `((__name) => (${script.toString()})())((named) => named)`;
