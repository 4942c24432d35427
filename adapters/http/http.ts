import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { withTimeout } from '#application/with-timeout.ts';

/**
 * Sends requests, and converts responses and errors to data or an AppFailure. A call of the platform answers at its own address:
 * a redirect is not followed, unless `init` says so, since a loop of redirects looks like a lost connection and costs 21
 * requests for each retry.
 */
export interface Http {
  /**
   * Returns the JSON of a 2xx response. Fails with `unreachable` (no response in time), `redirected`, `malformed-answer` (no
   * JSON), or by status with `not-found`, `unauthorized`, `refused` or `server-failed`, with the status and the server's message (SHL-12).
   */
  json(address: string, init?: RequestInit, longestWaitMs?: number): Promise<unknown>;
  /** Returns the status of the response; the body is not read. Fails with `unreachable` or `redirected`. */
  status(address: string, init?: RequestInit): Promise<number>;
  /** Returns the text of a 2xx response; fails like `json`. */
  text(address: string, init?: RequestInit): Promise<string>;
}

const ANSWER_WAIT_MS = 20_000;

export function makeHttp(send: typeof fetch): Http {
  /** Sends a request and returns what `work` makes of the response. Fails after a time-out or without a connection. */
  const inTime = async <T>(
    address: string,
    init: RequestInit | undefined,
    work: (response: Response) => Promise<T>,
    longestWaitMs = ANSWER_WAIT_MS,
  ): Promise<T> => {
    const patience = new AbortController();
    try {
      const request: RequestInit = { signal: patience.signal, redirect: 'manual', ...init };
      const answer = send(address, request).then((response) => {
        if (isRedirect(response)) throw redirected(address);
        return work(response);
      });
      return await withTimeout(answer, longestWaitMs, () => {
        patience.abort();
        const message = `No answer from ${withoutValues(address)} within ${longestWaitMs} ms`;
        throw new AppFailure('unreachable', message, { isTimeout: true });
      });
    } catch (cause) {
      if (cause instanceof AppFailure) throw cause;
      throw new AppFailure('unreachable', `No answer from ${withoutValues(address)}`, { cause });
    }
  };

  const text = async (address: string, init?: RequestInit, longestWaitMs?: number): Promise<string> => {
    const { ok, status, body } = await inTime(
      address,
      init,
      async (response) => ({ ok: response.ok, status: response.status, body: await response.text() }),
      longestWaitMs,
    );
    if (!ok) throw failureOf(status, body);
    return body;
  };

  return {
    text,
    json: async (address, init, longestWaitMs) => {
      const body = await text(address, init, longestWaitMs);
      const parsed = parse(body);
      if (parsed === undefined)
        throw new AppFailure('malformed-answer', `The answer from ${withoutValues(address)} is not JSON`);
      return parsed;
    },
    status: (address, init) => inTime(address, init, async ({ status }) => status),
  };
}

/** A redirect that was not followed hides its status and its target. */
const isRedirect = ({ type }: Response): boolean => type === 'opaqueredirect';

const redirected = (address: string): AppFailure =>
  new AppFailure('redirected', `${withoutValues(address)} redirects to another address`);

/** A URL for logs: without the values of its query, such as tokens. */
const withoutValues = (address: string): string => address.replace(/=[^&#]*/g, '=…');

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function failureOf(status: number, body: string): AppFailure {
  const answer = parse(body);
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null;
  const serverMessage = typeof message === 'string' && message !== '' ? message : null;
  return new AppFailure(kindOf(status), serverMessage ?? `Request failed with ${status}`, {
    status,
    serverMessage,
  });
}

function kindOf(status: number): FailureKind {
  if (status === 404) return 'not-found';
  if (status === 401 || status === 403) return 'unauthorized';
  return status < 500 ? 'refused' : 'server-failed';
}
