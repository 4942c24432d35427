import { refusal, ok, type Handler } from '../../http/endpoint.ts';
import { PROJECT, PUBLIC_KEY } from './error-reporting-dsn.ts';
import type { Envelope } from './parse-envelope.ts';

/** Accepts reports of the project's own app; they are available in the world's call log. */
export const takeEnvelope: Handler = ({ params, query, body }) => {
  if (params['project'] !== PROJECT || query['sentry_key'] !== PUBLIC_KEY)
    return refusal(403, 'There is no project with this number and this key');
  const { header } = body as Envelope;
  return ok({ id: (header as { readonly event_id: string }).event_id });
};
