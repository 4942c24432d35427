import { z } from '../../zod.ts';
import { refusal, ok, type Handler } from '../../http/endpoint.ts';
import type { envelopeSchema } from './envelope-schema.ts';
import { PROJECT, PUBLIC_KEY } from './error-reporting-dsn.ts';

export const takenSchema = z.object({ id: z.string() });

/** Accepts reports of the project's own app; they are available in the world's call log. */
export const takeEnvelope: Handler<typeof takenSchema, typeof envelopeSchema> = ({ params, query, body }) => {
  if (params['project'] !== PROJECT || query['sentry_key'] !== PUBLIC_KEY)
    return refusal(403, 'There is no project with this number and this key');
  return ok({ id: body.header.event_id });
};
