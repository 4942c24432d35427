import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { envelopeSchema } from './envelope-schema.ts';
import { ENVELOPE_PATH } from './envelope-path.ts';
import { takeEnvelope, takenSchema } from './take-envelope.ts';

/** The error-reporting service, as far as the app uses the Sentry protocol. */
export const errorReportsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: ENVELOPE_PATH,
    base: 'error-reports',
    summary: 'Takes error reports and traces',
    specified: 'Specification 2, section 9; CFG-23',
    answer: 'decided',
    handler: takeEnvelope,
    schema: { body: envelopeSchema, response: takenSchema },
  }),
];
