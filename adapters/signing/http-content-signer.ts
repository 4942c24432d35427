import * as z from 'zod/mini';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import type { ContentSigner, SigningToken } from '#application/ports/content-signer.ts';
import type { ContentSigning } from '#domain/configuration/app-config.ts';
import { pathSegment } from '#domain/navigation/path-segment.ts';
import type { Http } from '../http/http.ts';
import { nonEmptyString, lenient, read } from '../http/wire.ts';

const signed = z.object({
  entitled: z.boolean(),
  token: lenient(nonEmptyString),
  message: lenient(z.string()),
});

/** The content signing service at its host (ACC-07); it identifies the viewer by cookies. */
export const makeHttpContentSigner = (http: Http, { host, drmPolicy }: ContentSigning): ContentSigner => ({
  sign: async (id) => {
    const address = `${host}/media/${pathSegment(id)}/sign`;
    const answer = await http
      .json(drmPolicy ? `${address}/drm/${pathSegment(drmPolicy)}` : address, {
        method: 'POST',
        credentials: 'include',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{}',
      })
      .catch((error: unknown) => {
        throw isFailure(error, 'unauthorized') ? notEntitled(error.serverMessage ?? '') : error;
      });
    const { entitled, token, message } = read(signed, answer, `The signature of ${id}`);
    if (!entitled) throw notEntitled(message ?? '');
    if (!token) throw new AppFailure('malformed-answer', `The signature of ${id} has no token`);
    return { token: token as SigningToken, drmPolicy };
  },
});

const notEntitled = (reason: string) => new AppFailure('not-entitled', reason);
