/** The body of a platform response: parsed if it is JSON, text if not, null if empty. */
export function platformAnswer(body: string): unknown {
  if (body === '') return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
