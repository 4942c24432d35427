import type { ZodType } from 'zod';
import { z } from '../../zod.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { requestedId } from '../../http/requested-id.ts';
import { sign, signedSchema } from './sign.ts';

const row = (path: string, summary: string, params: ZodType): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    base: 'signing',
    summary,
    specified: 'ACC-07',
    answer: 'decided',
    handler: sign,
    schema: { params, response: signedSchema },
  });

/** The content signing service; its host is this origin with `/signing`. */
export const signingEndpoints: readonly Endpoint[] = [
  row(
    '/signing/media/:mediaid/sign',
    'A token for an item, for those who may watch it',
    z.object({ mediaid: requestedId }),
  ),
  row(
    '/signing/media/:mediaid/sign/drm/:policy',
    'A token for the protected sources of an item',
    z.object({ mediaid: requestedId, policy: requestedId }),
  ),
];
