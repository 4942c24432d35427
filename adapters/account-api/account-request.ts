/** How the account API is asked for anything (API-01): credentials included, for JSON. */
export const ACCOUNT_REQUEST = {
  credentials: 'include',
  headers: { accept: 'application/json' },
} as const satisfies RequestInit;
