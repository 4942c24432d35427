/** A service's address, with a key as its user and a project as the last part of its path. */
const DSN = /^https?:\/\/\w+@[^\s@?#]+\/\d+$/;

/** Whether a text names a project of an error-reporting service (CFG-23). */
export const isDsn = (text: string): boolean => DSN.test(text);
