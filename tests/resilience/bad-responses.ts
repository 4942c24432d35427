import type { RecordedRequest } from '#features/support/dom/recorded-request.ts';

/** Bodies that no caller can read, by name. */
export const MALFORMED_BODIES = {
  'a web page': '<!doctype html>',
  nothing: '',
  'a list': '[]',
  'truncated JSON': '{"playlist": [',
};

/** Every kind of bad response; a campaign fails if one of them never occurs. */
export const BAD_RESPONSES = [
  'no connection',
  'dropped',
  'late',
  '500',
  '503',
  '429',
  '408',
  '401',
  ...Object.keys(MALFORMED_BODIES),
] as const;

const LATE_MS = 900;

/** The kind of a bad response, as the app sees it; null for a good one. */
export function badResponseOf({ isOffline, status, took, method, text }: RecordedRequest): string | null {
  if (isOffline) return 'no connection';
  if (status === null) return 'dropped';
  if (BAD_RESPONSES.includes(String(status))) return String(status);
  if (took >= LATE_MS) return 'late';
  if (status !== 200 || method === 'DELETE') return null;
  const received = text();
  return Object.entries(MALFORMED_BODIES).find(([, body]) => body === received)?.[0] ?? null;
}
