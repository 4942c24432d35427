/** A batch of reports, as the Sentry protocol sends it. */
export interface Envelope {
  readonly header: unknown;
  readonly items: readonly { readonly header: unknown; readonly payload: unknown }[];
}

/**
 * Parses an envelope: a header in JSON, then for each item a header and a payload, each on a line of its own. Null if the text is
 * none. Payloads are read as JSON, with or without a `length`, which must not contain a line break then.
 */
export function parseEnvelope(text: string): Envelope | null {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n').map(parseLine);
  if (header === undefined || lines.length % 2 !== 0 || lines.includes(undefined)) return null;
  const items = Array.from({ length: lines.length / 2 }, (_, index) => ({
    header: lines[2 * index],
    payload: lines[2 * index + 1],
  }));
  return { header, items };
}

/** Undefined if it is no JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
