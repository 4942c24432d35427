import { AppFailure } from '#application/app-failure.ts';
import type { Result } from '#application/result.ts';
import { addressBelowBase } from '../http/address-below-base.ts';
import { webAddressOn } from '../http/web-address.ts';
import type { Http } from '../http/http.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { ACCOUNT_REQUEST_OPTIONS } from './account-request-options.ts';

/** HTTP client of the account API (API-01): sends credentials and JSON headers, and returns errors as a list (SHL-12). */
export interface AccountApi {
  /**
   * The path of an address on this API; null for an address elsewhere, to which the user's credentials are not sent.
   *
   * @param address absolute, or relative to the API's base
   */
  pathOf(address: string): string | null;
  /** The http(s) address of an image, which may be sent relative to the API's base; null for anything else. */
  readonly imageAddress: (sent: string | null | undefined) => string | null;
  /** @param path relative to the API's base: '/api/v3/jwp/me' */
  get(path: string, longestWaitMs?: number): Promise<Result<unknown>>;
  /** Sends a request that outlives the page; returns the status, whatever it is. */
  send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Result<number>>;
}

export function makeAccountApi(http: Http, base: string): AccountApi {
  const root = withoutSlash(base);
  const answer = async <T>(data: Promise<T>): Promise<Result<T>> => {
    try {
      return { data: await data, errors: [] };
    } catch (error) {
      const failure =
        error instanceof AppFailure
          ? error
          : new AppFailure('malformed-answer', String(error), { cause: error });
      return { data: null, errors: [failure] };
    }
  };

  return {
    pathOf: (address) => addressBelowBase(root, address)?.slice(root.length) ?? null,
    imageAddress: (sent) => webAddressOn(`${root}/`, sent),
    get: (path, longestWaitMs) => answer(http.json(root + path, ACCOUNT_REQUEST_OPTIONS, longestWaitMs)),
    send: (method, path, body) =>
      answer(
        http.status(root + path, {
          method,
          credentials: ACCOUNT_REQUEST_OPTIONS.credentials,
          keepalive: true,
          headers: { ...ACCOUNT_REQUEST_OPTIONS.headers, 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }),
      ),
  };
}

/** Parses the data of an answer with `reader`; data that cannot be parsed becomes an error. */
export function mapResult<T>(answer: Result<unknown>, reader: (data: unknown) => T): Result<T> {
  if (answer.errors.length > 0) return answer as Result<T>;
  try {
    return { data: reader(answer.data), errors: [] };
  } catch (error) {
    if (error instanceof AppFailure) return { data: null, errors: [error] };
    throw error;
  }
}
