/** Reads do not wait for what is not on the page: their callers repeat the check. */
export const SHORT_TIMEOUT = { timeout: 1000 };
