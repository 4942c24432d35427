import fc from 'fast-check';
import { MALFORMED_BODIES } from './bad-responses.ts';

/** A fault of the mock platform: the next `times` requests of the row fail in this way. */
export interface Fault {
  readonly row: string;
  readonly times: number;
  readonly drop?: boolean;
  /** The platform processes the request, and no response comes. */
  readonly dropResponse?: boolean;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: unknown;
}

/** Responses that the platform sends at once, and that are delayed on their way back. */
export interface ResponseDelay {
  /** A regular expression for requests, as `POST /path`. */
  readonly matching: string;
  readonly length: number;
  readonly times: number;
}

const ME = 'GET /api/v3/jwp/me';
const READS = [
  ME,
  'GET /v2/media/:id',
  'GET /v2/media/:id/drm/:policy',
  'GET /v2/playlists/:id',
  'GET /apps/watchlists/:id',
  'GET /api/v3/jwp/metadata/:mediaid',
  'POST /signing/media/:mediaid/sign/drm/:policy',
  ME,
];
export const SAVING = ['POST /api/v3/jwp/watch_history/:mediaid'];
export const MARKING = ['POST /api/v3/jwp/favorites/:mediaid', 'DELETE /api/v3/jwp/favorites/:mediaid'];
export const CLEARING = ['DELETE /api/v3/jwp/favorites'];
const WRITES = [...SAVING, ...MARKING, ...CLEARING, 'DELETE /api/v3/jwp/users/logout'];

const times = fc.integer({ min: 1, max: 4 });
const dropped = fc.constant({ drop: true });
const droppedResponse = fc.constant({ dropResponse: true });
const status = fc.constantFrom(500, 503, 429, 408).map((code) => ({ status: code }));
const late = fc.integer({ min: 1, max: 8 }).map((seconds) => ({ delayMs: seconds * 1000 }));
const unauthorized = fc.constant({ status: 401 });
const malformed = fc.constantFrom(...Object.values(MALFORMED_BODIES)).map((body) => ({ body }));

const faultOf = (
  rows: readonly string[],
  ...failures: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Partial<Fault>> }[]
): fc.Arbitrary<Fault> =>
  fc
    .record({ row: fc.constantFrom(...rows), times, failure: fc.oneof(...failures) })
    .map(({ failure, ...fault }) => ({ ...fault, ...failure }));

/** Failures of every call. */
const ANY_CALL = [
  { weight: 1, arbitrary: dropped },
  { weight: 4, arbitrary: status },
  { weight: 2, arbitrary: late },
];

/** A fault of one of these writes. */
export const writeFault = (rows: readonly string[]): fc.Arbitrary<Fault> =>
  faultOf(
    rows,
    ...ANY_CALL,
    { weight: 2, arbitrary: unauthorized },
    { weight: 2, arbitrary: droppedResponse },
  );

const readFault = faultOf(READS, ...ANY_CALL, { weight: 4, arbitrary: malformed });

/** A fault of any call. */
export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: writeFault(WRITES) },
  { weight: 3, arbitrary: readFault },
);

/** Often a fault of the write that an action is about to cause. */
export const oftenWriteFault = (rows: readonly string[]): fc.Arbitrary<Fault | null> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: writeFault(rows) },
  );

export const responseDelay: fc.Arbitrary<ResponseDelay> = fc.record({
  matching: fc.constantFrom('jwp/me$', 'favorites', 'watch_history'),
  length: fc.integer({ min: 1, max: 7 }).map((seconds) => seconds * 1000),
  times: fc.integer({ min: 1, max: 3 }),
});

/** The first shelves that a run requests: each kind of bad response occurs in each campaign. */
export const FIRST_SHELVES: readonly Fault[] = [
  ...Object.values(MALFORMED_BODIES).map((body) => ({ body })),
  ...[500, 503, 429, 408, 401].map((code) => ({ status: code })),
  { drop: true },
  { delayMs: 1000 },
].map((failure) => ({ row: 'GET /v2/playlists/:id', times: 1, ...failure }));

/** The server briefly treats a member as a visitor. */
export const SESSION_LOST: Fault = { row: ME, times: 1, status: 401 };
