import { makeAccountApi, type AccountApi } from '#adapters/account-api/account-api.ts';
import { makeHttp } from '#adapters/http/http.ts';
import { makeFakeFetch, type SentRequest } from './fake-fetch.ts';

/** An account API client for which every request has the same response. */
export function accountApiAnswering(
  answer: () => Response | Promise<Response>,
  base = 'https://api.test',
): {
  readonly api: AccountApi;
  readonly sent: readonly SentRequest[];
} {
  const { fetch, sent } = makeFakeFetch(answer);
  return { api: makeAccountApi(makeHttp(fetch), base), sent };
}
