/** What is not there now is not waited for: checks are repeated by whoever makes them. */
export const SHORT_TIMEOUT = { timeout: 1000 };
