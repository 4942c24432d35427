import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { PlatformDefaults } from '#adapters/app-host/webapp-ini-settings.ts';
import type { SentElsewhere } from '../assembly.ts';
import { makeHeldAnswers, type AnswersHeld } from './response-delays.ts';
import type { RecordedRequest, SentRequest } from './recorded-request.ts';
import { makeSimulatedConnection } from './simulated-connection.ts';

export type { AnswersHeld };

/** Requests that reach the mock platform without a network. */
export interface InProcessNetwork {
  readonly fetch: typeof fetch;
  /** What a build for this platform would be given. */
  readonly platformDefaults: PlatformDefaults;
  setOnline(online: boolean): void;
  /** The number of requests in flight. */
  underWay(): number;
  /** The requests of one page, until `cut` is called: from then on it sends and receives nothing. */
  ofPage(): { readonly fetch: typeof fetch; readonly cut: () => void };
  /** Requests that were sent and have not arrived yet, although no caller waits for the response any more. */
  abandoned(): readonly SentRequest[];
  /**
   * Delays the next responses to matching requests after the platform has processed them; 0 times ends all
   * delays.
   */
  holdAnswers(hold: AnswersHeld): void;
  /** The requests to other servers than the app's host and the platform. */
  sentElsewhere(): readonly SentElsewhere[];
  /** Calls `listener` with each request whose outcome the page learns. */
  listen(listener: (heard: RecordedRequest) => void): void;
}

/** The requests of one page while it exists. */
interface PageRequests {
  isCut: boolean;
  /** Functions that end each request in flight. */
  readonly lose: Set<() => void>;
}

/** The paths that the app's own host forwards to the platform. */
const FORWARDED = ['/app/.webapp.ini', '/api/v3/jwp/home'];

interface Origins {
  readonly app: string;
  readonly platform: string;
}

/** @param world the world that every request belongs to */
export function makeInProcessNetwork(
  server: FastifyInstance,
  origins: Origins,
  world: string,
): InProcessNetwork {
  const connection = makeSimulatedConnection();
  const heldAnswers = makeHeldAnswers();
  const arrivals = makeArrivals(server, (sent) => heldAnswers.waitBeforeDelivery(sent));
  const elsewhere = makeElsewhere(origins);
  let underWay = 0;
  let notify: (heard: RecordedRequest) => void = () => undefined;

  const answer = async (
    input: string | URL | Request,
    init: RequestInit = {},
    page: PageRequests | null = null,
    redirects = 0,
  ): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, origins.app);
    const since = Date.now();
    const sent = sentRequest(url, init);
    const heard = (end: Pick<RecordedRequest, 'status' | 'text'>, isOffline = false): void =>
      notify({ ...sent, ...end, isOffline, took: Date.now() - since });
    if (!connection.isOnline()) heard({ status: null, text: () => '' }, true);
    connection.refuseOffline();
    const refused = elsewhere.refuse(url, sent);
    if (refused) return refused;
    const { givenUp, lose } = connection.untilLost(init.signal);
    page?.lose.add(lose);
    const headers = {
      ...(init.headers as Record<string, string>),
      'x-mock-world': world,
      origin: origins.app,
    };
    const given = await arrivals.arrive(sent, headers, givenUp).catch((failure: unknown) => {
      if (!page?.isCut) heard({ status: null, text: () => '' });
      throw failure;
    });
    connection.refuseOffline();
    heard({ status: given.statusCode, text: () => given.payload });
    const target = redirectTarget(given, url, init.redirect, redirects);
    return target ? answer(target, init, page, redirects + 1) : responseOf(given);
  };

  const counted: typeof answer = (...request) => {
    underWay += 1;
    return answer(...request).finally(() => (underWay -= 1));
  };

  return {
    fetch: (input, init) => counted(input, init),
    platformDefaults: { cdnBase: origins.platform, playerId: 'mockplay' },
    ofPage: () => requestsOfPage(counted),
    setOnline: (online) => connection.setOnline(online),
    underWay: () => underWay,
    abandoned: () => arrivals.abandoned(),
    sentElsewhere: () => elsewhere.sent,
    holdAnswers: (hold) => heldAnswers.hold(hold),
    listen: (listener) => void (notify = listener),
  };
}

/** What the platform does not answer: the app's own files, and servers that do not exist in a scenario. */
function makeElsewhere(origins: Origins) {
  const sent: SentElsewhere[] = [];
  return {
    sent,
    /** Null if the platform answers. */
    refuse: ({ href: address, origin, pathname }: URL, { sent: body }: SentRequest): Response | null => {
      if (origin === origins.platform) return null;
      if (origin === origins.app)
        return FORWARDED.includes(pathname) ? null : new Response('', { status: 404 });
      sent.push({ address, body });
      throw new TypeError('Failed to fetch');
    },
  };
}

/** A fetch for one page, until it is cut off. */
function requestsOfPage(
  send: (...request: [...Parameters<typeof fetch>, PageRequests]) => Promise<Response>,
): ReturnType<InProcessNetwork['ofPage']> {
  const page: PageRequests = { isCut: false, lose: new Set() };
  return {
    fetch: async (input, init = {}) => {
      if (page.isCut) throw new TypeError('Failed to fetch');
      return send(input, init, page);
    },
    cut: () => {
      page.isCut = true;
      for (const lose of page.lose) lose();
    },
  };
}

/** Requests on their way to the platform, which arrive even if no caller waits for the response any more. */
function makeArrivals(server: FastifyInstance, onItsWayBack: (sent: SentRequest) => Promise<void>) {
  const arriving = new Map<SentRequest, { isAwaited: boolean }>();
  return {
    /** Resolves to the platform's response, unless the caller gives up first. */
    arrive: async (
      sent: SentRequest,
      headers: Record<string, string>,
      givenUp: Promise<never>,
    ): Promise<LightMyRequestResponse> => {
      const fate = { isAwaited: true };
      arriving.set(sent, fate);
      const request: InjectOptions = {
        method: sent.method,
        url: sent.path,
        headers,
        ...(sent.sent !== null ? { payload: sent.sent } : {}),
      };
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
    },
    abandoned: (): readonly SentRequest[] =>
      [...arriving].flatMap(([sent, { isAwaited }]) => (isAwaited ? [] : [sent])),
  };
}

const sentRequest = ({ pathname, search }: URL, { method, body }: RequestInit): SentRequest => ({
  method: method ?? 'GET',
  path: pathname + search,
  sent: typeof body === 'string' ? body : null,
});

/** As many as browsers follow. */
const MOST_REDIRECTS = 20;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Where a response redirects to, if it is to be followed; fails as a browser does. */
function redirectTarget(
  { statusCode, headers: { location } }: LightMyRequestResponse,
  from: URL,
  mode: RequestRedirect = 'follow',
  redirects: number,
): URL | null {
  if (!REDIRECTS.includes(statusCode) || location === undefined || mode === 'manual') return null;
  if (mode === 'error' || redirects >= MOST_REDIRECTS) throw new TypeError('Failed to fetch');
  return new URL(location, from);
}

/** What a browser returns for a redirect that it is told not to follow. */
const opaqueRedirect = (): Response =>
  Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });

function responseOf({ statusCode: status, headers, rawPayload }: LightMyRequestResponse): Response {
  if (REDIRECTS.includes(status) && headers.location !== undefined) return opaqueRedirect();
  const isBodiless = status === 204 || status === 304;
  return new Response(isBodiless ? null : new Uint8Array(rawPayload), {
    status,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  });
}
