import type { FastifyInstance, InjectOptions } from 'fastify';
import type { RecordedRequest, SentRequest } from './recorded-request.ts';

/** Requests that reach the mock platform without a network. */
export interface InProcessNetwork {
  readonly fetch: typeof fetch;
  setOnline(online: boolean): void;
  /** How many requests are under way. */
  underWay(): number;
  /** The requests of one page, until it is cut off: from then on it sends nothing, and learns nothing. */
  ofPage(): { readonly fetch: typeof fetch; readonly cut: () => void };
  /** What was sent and is still to arrive, though nobody waits for the answer any more. */
  abandoned(): readonly SentRequest[];
  /** The next answers to requests that match are so long on their way back, though the platform has taken them; 0 times ends all. */
  holdAnswers(hold: AnswersHeld): void;
  /** Calls `listener` with each request whose end a page learns. */
  listen(listener: (heard: RecordedRequest) => void): void;
}

export interface AnswersHeld {
  /** A request as 'POST /path'. */
  readonly matching: RegExp;
  /** In milliseconds of the simulated time. */
  readonly length: number;
  readonly times: number;
}

/** The requests of a page, as long as it is there. */
interface Page {
  isCut: boolean;
  /** Ends each request that is under way. */
  readonly lose: Set<() => void>;
}

/** What the app's own host forwards to the platform. */
const FORWARDED = ['/app/.webapp.ini', '/api/v3/jwp/home'];

/** @param world names the world that every request belongs to */
export function makeInProcessNetwork(
  server: FastifyInstance,
  origins: { readonly app: string; readonly platform: string },
  world: string,
): InProcessNetwork {
  let online = true;
  const connectionLost = new Set<() => void>();
  const refuseOffline = (): void => {
    if (!online) throw new TypeError('Failed to fetch');
  };
  let underWay = 0;
  const arriving = new Map<SentRequest, { isAwaited: boolean }>();
  let holds: AnswersHeld[] = [];
  /** Waits for as long as the answer to this request is to be held. */
  const onItsWayBack = async ({ method, path }: SentRequest): Promise<void> => {
    const hold = holds.find(({ matching }) => matching.test(`${method} ${path}`));
    if (!hold) return;
    const left = { ...hold, times: hold.times - 1 };
    holds = holds.flatMap((each) => (each !== hold ? [each] : left.times > 0 ? [left] : []));
    await new Promise((resolve) => setTimeout(resolve, hold.length));
  };
  let tell: (heard: RecordedRequest) => void = () => undefined;

  /** What the platform answers, unless whoever asked gives up first; the request arrives all the same. */
  const arrive = async (request: InjectOptions, sent: SentRequest, givenUp: Promise<never>) => {
    const fate = { isAwaited: true };
    arriving.set(sent, fate);
    const answered = server
      .inject(request)
      .finally(() => arriving.delete(sent))
      .then(async (given) => {
        await onItsWayBack(sent);
        return given;
      });
    return Promise.race([answered, givenUp]).catch((cause: unknown) => {
      fate.isAwaited = false;
      throw new TypeError('Failed to fetch', { cause });
    });
  };

  const answer = async (
    input: string | URL | Request,
    init: RequestInit = {},
    page: Page | null = null,
  ): Promise<Response> => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, origins.app);
    const since = Date.now();
    const sent: SentRequest = {
      method: init.method ?? 'GET',
      path: pathname + search,
      sent: typeof init.body === 'string' ? init.body : null,
    };
    const heard = (end: Pick<RecordedRequest, 'status' | 'text'>, isOffline = false): void =>
      tell({ ...sent, ...end, isOffline, took: Date.now() - since });
    if (!online) heard({ status: null, text: () => '' }, true);
    refuseOffline();
    if (origin === origins.app && !FORWARDED.includes(pathname)) return new Response('', { status: 404 });
    if (origin !== origins.app && origin !== origins.platform) throw new TypeError('Failed to fetch');
    const request: InjectOptions = {
      method: sent.method,
      url: sent.path,
      headers: { ...(init.headers as Record<string, string>), 'x-mock-world': world, origin: origins.app },
      ...(sent.sent !== null ? { payload: sent.sent } : {}),
    };
    const givenUp = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      const lose = (): void => reject(new TypeError('Failed to fetch'));
      connectionLost.add(lose);
      page?.lose.add(lose);
    });
    givenUp.catch(() => undefined);
    const given = await arrive(request, sent, givenUp).catch((failure: unknown) => {
      if (!page?.isCut) heard({ status: null, text: () => '' });
      throw failure;
    });
    refuseOffline();
    heard({ status: given.statusCode, text: () => given.payload });
    const headers = Object.entries(given.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const bodiless = given.statusCode === 204 || given.statusCode === 304;
    return new Response(bodiless ? null : new Uint8Array(given.rawPayload), {
      status: given.statusCode,
      headers,
    });
  };

  const counted = async (work: () => Promise<Response>): Promise<Response> => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };

  return {
    fetch: (input, init) => counted(() => answer(input, init)),
    ofPage: () => {
      const page: Page = { isCut: false, lose: new Set() };
      return {
        fetch: async (input, init) => {
          if (page.isCut) throw new TypeError('Failed to fetch');
          return counted(() => answer(input, init, page));
        },
        cut: () => {
          page.isCut = true;
          for (const lose of page.lose) lose();
        },
      };
    },
    setOnline: (connected) => {
      online = connected;
      if (online) return;
      for (const lose of connectionLost) lose();
      connectionLost.clear();
    },
    underWay: () => underWay,
    abandoned: () => [...arriving].flatMap(([sent, { isAwaited }]) => (isAwaited ? [] : [sent])),
    holdAnswers: (hold) => {
      holds = hold.times > 0 ? [...holds, hold] : [];
    },
    listen: (listener) => {
      tell = listener;
    },
  };
}
