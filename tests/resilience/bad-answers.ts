import type { RecordedRequest } from '#features/support/dom/recorded-request.ts';
import type { AnswersHeld } from '#features/support/dom/in-process-fetch.ts';
import type { Lot } from './lot.ts';

/** Calls that fail now and then: what is asked for, and what the member did. */
const ASKED = [
  'GET /api/v3/jwp/me',
  'GET /api/v3/jwp/me',
  'GET /v2/media/:id',
  'GET /v2/media/:id/drm/:policy',
  'GET /v2/playlists/:id',
  'GET /apps/watchlists/:id',
  'GET /api/v3/jwp/metadata/:mediaid',
  'POST /signing/media/:mediaid/sign/drm/:policy',
];
export const SAVING = ['POST /api/v3/jwp/watch_history/:mediaid'];
export const MARKING = ['POST /api/v3/jwp/favorites/:mediaid', 'DELETE /api/v3/jwp/favorites/:mediaid'];
export const CLEARING = ['DELETE /api/v3/jwp/favorites'];
const DONE = [...SAVING, ...MARKING, ...CLEARING, 'DELETE /api/v3/jwp/users/logout'];

const NONSENSE = {
  'a web page': '<!doctype html>',
  nothing: '',
  'a list': '[]',
  'half an answer': '{"playlist": [',
};

/** Each way in which an answer can be bad. */
export const BADNESS = [
  'no connection',
  'broken off',
  'late',
  '500',
  '503',
  '429',
  '408',
  '401',
  ...Object.keys(NONSENSE),
] as const;

const LATE_MS = 900;

/** How an answer was bad, in the eyes of the app; null for a good one. */
export function badnessOf({ isOffline, status, took, method, text }: RecordedRequest): string | null {
  if (isOffline) return 'no connection';
  if (status === null) return 'broken off';
  if (BADNESS.includes(String(status))) return String(status);
  if (took >= LATE_MS) return 'late';
  if (status !== 200 || method === 'DELETE') return null;
  const said = text();
  return Object.entries(NONSENSE).find(([, nonsense]) => nonsense === said)?.[0] ?? null;
}

/** Answers that the platform gives at once, and that are long on their way back. */
export const drawHold = (lot: Lot): AnswersHeld => ({
  matching: lot.pick([/jwp\/me$/, /favorites/, /watch_history/]),
  length: lot.whole(1, 7) * 1000,
  times: lot.whole(1, 3),
});

/**
 * A fault for the mock platform, which lasts for a few requests.
 *
 * @param turn counts the faults: each way has its turn
 * @param rows that it may happen to; all unless given
 */
export function drawFault(
  lot: Lot,
  turn: number,
  rows?: readonly string[],
): { readonly row: string; readonly times: number } {
  const isWrite = rows !== undefined || lot.happens(0.4);
  const row = lot.pick(rows ?? (isWrite ? DONE : ASKED));
  const late = { delayMs: lot.whole(1, 8) * 1000 };
  const ways = [
    { drop: true },
    { status: 500 },
    { status: 503 },
    { status: 429 },
    { status: 408 },
    late,
    late,
    ...(isWrite ? [{ status: 401 }] : Object.values(NONSENSE).map((body) => ({ body }))),
  ];
  return { row, times: lot.whole(1, 4), ...ways[turn % ways.length] };
}

/** What the first page that is opened asks for: each way of nonsense has its life. */
export const drawFirstShelf = (seed: number) => {
  const ways = Object.values(NONSENSE);
  return { row: 'GET /v2/playlists/:id', times: 2, body: ways[seed % ways.length] };
};

/** The session is over for a moment: nobody is there, says the server. */
export const SESSION_LOST = { row: 'GET /api/v3/jwp/me', times: 1, status: 401 };
