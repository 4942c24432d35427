/** What is not there now is not waited for: checks are repeated by whoever makes them. */
export const AT_ONCE = { timeout: 1000 };
