/** The longest that an e-mail address can be. */
const LONGEST_EMAIL = 254;

/**
 * SHL-06: the e-mail of the member whom the cookie names; null unless it holds an id and an e-mail.
 *
 * @param cookie the decoded value: JSON, such as `{"id": "m1", "email": "ada@example.com"}`; null if there is no cookie
 */
export function impersonatedEmail(cookie: string | null): string | null {
  const { id, email } = objectIn(cookie);
  const hasId = typeof id === 'number' || isText(id);
  return hasId && isText(email) ? email.trim().slice(0, LONGEST_EMAIL) : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function objectIn(json: string | null): { readonly id?: unknown; readonly email?: unknown } {
  try {
    return Object(JSON.parse(json ?? '')) as object;
  } catch {
    return {};
  }
}
