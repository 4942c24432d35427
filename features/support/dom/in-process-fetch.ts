import type { FastifyInstance, InjectOptions } from 'fastify';

/** Requests that reach the mock platform without a network. */
export interface InProcessNetwork {
  readonly fetch: typeof fetch;
  setOnline(online: boolean): void;
  /** How many requests are under way. */
  underWay(): number;
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

  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, origins.app);
    refuseOffline();
    if (origin === origins.app && !FORWARDED.includes(pathname)) return new Response('', { status: 404 });
    if (origin !== origins.app && origin !== origins.platform) throw new TypeError('Failed to fetch');
    const request: InjectOptions = {
      method: init.method ?? 'GET',
      url: pathname + search,
      headers: { ...(init.headers as Record<string, string>), 'x-mock-world': world, origin: origins.app },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    };
    const givenUp = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      connectionLost.add(() => reject(new TypeError('Failed to fetch')));
    });
    const given = await Promise.race([server.inject(request), givenUp]).catch((cause: unknown) => {
      throw new TypeError('Failed to fetch', { cause });
    });
    refuseOffline();
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

  return {
    fetch: async (input, init) => {
      underWay += 1;
      try {
        return await answer(input, init);
      } finally {
        underWay -= 1;
      }
    },
    setOnline: (connected) => {
      online = connected;
      if (online) return;
      for (const lose of connectionLost) lose();
      connectionLost.clear();
    },
    underWay: () => underWay,
  };
}
