import type { ZodType } from 'zod';
import { z } from '../../zod.ts';

const id = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const seconds = z.number().meta({ description: 'Seconds since 1970' });

const errorEvent = z.object({
  event_id: id(32),
  timestamp: seconds,
  platform: z.literal('javascript'),
  level: z.enum(['fatal', 'error', 'warning']),
  exception: z.object({ values: z.array(z.object({})).min(1) }),
});

const trace = z.object({
  event_id: id(32),
  type: z.literal('transaction'),
  transaction: z.string().min(1),
  start_timestamp: seconds,
  timestamp: seconds,
  contexts: z.object({ trace: z.object({ trace_id: id(32), span_id: id(16) }) }),
});

const itemOf = <Payload extends ZodType>(type: string, payload: Payload) =>
  z.object({ header: z.object({ type: z.literal(type) }), payload });

/** A batch of reports of the Sentry protocol, as `parseEnvelope` reads it: lines of JSON. */
export const envelopeSchema = z.object({
  header: z.object({ event_id: id(32), sent_at: z.string() }),
  items: z.array(z.union([itemOf('event', errorEvent), itemOf('transaction', trace)])).min(1),
});
