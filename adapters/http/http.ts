import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { withTimeout } from '#application/with-timeout.ts';

/** Sends requests and turns whatever comes back into data or an AppFailure. */
export interface Http {
  /**
   * The JSON of a 2xx answer. Fails with `unreachable` (no answer, or none in time), `malformed-answer` (no JSON), or by the
   * status: `not-found`, `unauthorized`, `refused`, `server-failed`, with the status and the server's message (SHL-12).
   */
  json(address: string, init?: RequestInit, longestWaitMs?: number): Promise<unknown>;
  /** The status of the answer, whose body is not read. Fails with `unreachable`. */
  status(address: string, init?: RequestInit): Promise<number>;
  /** The text of a 2xx answer; fails as `json` does. */
  text(address: string, init?: RequestInit): Promise<string>;
}

const LONGEST_WAIT_MS = 15_000;

export function makeHttp(send: typeof fetch): Http {
  /** What `work` makes of an answer, unless that takes too long or the connection breaks. */
  const inTime = async <T>(
    address: string,
    init: RequestInit | undefined,
    work: (response: Response) => Promise<T>,
    longestWaitMs = LONGEST_WAIT_MS,
  ): Promise<T> => {
    const patience = new AbortController();
    try {
      const answer = send(address, { signal: patience.signal, ...init }).then(work);
      return await withTimeout(answer, longestWaitMs, () => {
        patience.abort();
        throw new Error(`Nothing within ${longestWaitMs} ms`);
      });
    } catch (cause) {
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

/** An address as it may be noted: without the values of its query, such as tokens. */
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
