/** The options of a request to the account API (API-01): credentials included, JSON accepted. */
export const ACCOUNT_REQUEST_OPTIONS = {
  credentials: 'include',
  headers: { accept: 'application/json' },
} as const satisfies RequestInit;
