/** What the platform answered: parsed where it is JSON, as text where it is not, null where there is nothing. */
export function platformAnswer(body: string): unknown {
  if (body === '') return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
