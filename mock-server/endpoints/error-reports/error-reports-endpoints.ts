import type { Endpoint, JsonSchema } from '../../http/endpoint.ts';
import { objectOf } from '../../http/wire-schemas.ts';
import { ENVELOPE_PATH } from './envelope-path.ts';
import { takeEnvelope } from './take-envelope.ts';

const id = (digits: number): JsonSchema => ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$` });
const seconds: JsonSchema = { type: 'number', description: 'Seconds since 1970' };

const errorEvent = objectOf({
  event_id: id(32),
  timestamp: seconds,
  platform: { const: 'javascript' },
  level: { enum: ['fatal', 'error', 'warning'] },
  exception: objectOf({ values: { type: 'array', minItems: 1, items: { type: 'object' } } }),
});

const trace = objectOf({
  event_id: id(32),
  type: { const: 'transaction' },
  transaction: { type: 'string', minLength: 1 },
  start_timestamp: seconds,
  timestamp: seconds,
  contexts: objectOf({ trace: objectOf({ trace_id: id(32), span_id: id(16) }) }),
});

const itemOf = (type: string, payload: JsonSchema): JsonSchema =>
  objectOf({ header: objectOf({ type: { const: type } }), payload });

/** The envelope as `parseEnvelope` reads it: lines of JSON. */
const envelope = objectOf({
  header: objectOf({ event_id: id(32), sent_at: { type: 'string' } }),
  items: {
    type: 'array',
    minItems: 1,
    items: { anyOf: [itemOf('event', errorEvent), itemOf('transaction', trace)] },
  },
});

/** The error-reporting service, as far as the app uses the Sentry protocol. */
export const errorReportsEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: ENVELOPE_PATH,
    base: 'error-reports',
    summary: 'Takes error reports and traces',
    specified: 'Specification 2, section 9; CFG-23',
    answer: 'decided',
    handler: takeEnvelope,
    schema: { body: envelope },
  },
];
