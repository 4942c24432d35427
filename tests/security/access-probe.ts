import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { signedToken, TOKEN_MINUTES } from '#mock-server/endpoints/signing/media-token.ts';
import { forgedFrom, MALFORMED_TOKENS } from './forged-tokens.ts';
import type { AccessReport } from './access-report.ts';
import {
  formatRequests,
  inQuery,
  listRequests,
  mediaRequests,
  requestVariants,
  signingRequests,
  TOKEN_PASSING,
  type VideoRequest,
} from './video-requests.ts';
import { entitlementsFor } from './who-may-watch.ts';

/** An item that a person tries to watch without access. */
export interface Attempt {
  readonly person: string;
  readonly item: CatalogueItem;
}

/** What an access probe has found so far. */
class Findings {
  readonly attempts = new Map<string, number>();
  readonly breaches: string[] = [];
  readonly omitted: string[] = [];
  unprotected = 0;
  granted = 0;

  count(person: string, isProtected: boolean): void {
    if (isProtected) this.attempts.set(person, (this.attempts.get(person) ?? 0) + 1);
    else this.unprotected += 1;
  }
}

/**
 * For each item without access, each person sends every video request that a browser, a script or a curious
 * member could think of. A person with access sends the same requests with a valid token: only what succeeds
 * then is protected.
 */
export async function probeAccess(
  server: FastifyInstance,
  catalogue: Catalogue,
  attempts: readonly Attempt[],
  now: Date,
): Promise<AccessReport> {
  const findings = new Findings();
  for (const { person, item } of attempts) {
    const entitled = await worldOf(server, 'new', now);
    for (const tier of entitlementsFor(item)) await post(server, '/account/upgrade', entitled, { tier });
    const unentitled = await worldOf(server, person, now);
    await new ItemProbe(server, { person, item }, entitled, unentitled, findings).run(catalogue, now);
    if (!findings.attempts.get(person)) findings.omitted.push(`${person} tried nothing`);
  }
  return findings;
}

/** The attempts of one person at one item. */
class ItemProbe {
  constructor(
    private readonly server: FastifyInstance,
    private readonly attempt: Attempt,
    private readonly entitled: InWorld,
    private readonly unentitled: InWorld,
    private readonly findings: Findings,
  ) {}

  async run(catalogue: Catalogue, now: Date): Promise<void> {
    const { item } = this.attempt;
    const { omitted } = this.findings;
    const valid = await Promise.all(
      signingRequests(item).map((request) => tokenFrom(this.server, request, this.entitled)),
    );
    if (valid.includes(null)) omitted.push(`Nobody can sign ${item.mediaid}`);
    const tokens = valid.filter((token) => token !== null);
    for (const request of signingRequests(item)) await this.#trySigning(request);
    const others = await availableTokens(this.server, this.unentitled, catalogue, item, now);
    const forged = others.flatMap((token) => forgedFrom(token, item.mediaid));
    const media = mediaRequests(item);
    for (const request of media) {
      const isProtected = await this.#tryTokens(request, tokens, ['', ...forged, ...MALFORMED_TOKENS]);
      if (!isProtected) omitted.push(`${request.url} opens for nobody`);
    }
    const some = ['', ...others, forged.at(-1) ?? ''];
    for (const request of [...formatRequests(item, catalogue.config.siteId), ...requestVariants(item)])
      await this.#tryTokens(request, tokens, some);
    for (const pass of TOKEN_PASSING)
      for (const request of media) await this.#tryTokens(request, tokens, others, pass);
    for (const request of listRequests(item, catalogue)) {
      this.findings.count(this.attempt.person, false);
      await this.#tryUnentitled(request);
    }
  }

  async #trySigning(request: VideoRequest): Promise<void> {
    if (await this.#opens(request, this.entitled)) this.findings.granted += 1;
    else this.findings.omitted.push(`${request.url} signs for nobody`);
    this.findings.count(this.attempt.person, true);
    await this.#tryUnentitled(request);
  }

  /** Resolves to whether the request succeeds with a valid token. */
  async #tryTokens(
    request: VideoRequest,
    valid: readonly string[],
    tokens: readonly string[],
    pass = inQuery,
  ): Promise<boolean> {
    const withToken = (token: string): VideoRequest => (token === '' ? request : pass(request, token));
    let isProtected = false;
    for (const token of valid) isProtected ||= await this.#opens(withToken(token), this.entitled);
    if (isProtected) this.findings.granted += 1;
    for (const token of tokens) {
      this.findings.count(this.attempt.person, isProtected);
      await this.#tryUnentitled(withToken(token));
    }
    return isProtected;
  }

  async #tryUnentitled(request: VideoRequest): Promise<void> {
    if (!(await this.#opens(request, this.unentitled))) return;
    this.findings.breaches.push(`${this.attempt.person}: ${request.method} ${request.url}`);
  }

  async #opens(request: VideoRequest, world: InWorld): Promise<boolean> {
    return exposesVideo(await send(this.server, request, world), this.attempt.item);
  }
}

interface ProbeResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Whether a response contains a part of the item's video, its key, or its address. */
function exposesVideo({ statusCode, headers, body }: ProbeResponse, { mediaid }: CatalogueItem): boolean {
  if (statusCode >= 300) return false;
  if (/mpegurl|video\//.test(String(headers['content-type']))) return true;
  const addresses = ['manifests', 'segments', 'licences'].map((kind) => `/${kind}/${mediaid}`);
  return addresses.some((address) => body.includes(address)) || /"token":"|"keys":\[/.test(body);
}

type InWorld = { readonly 'x-mock-world': string };

const send = (
  server: FastifyInstance,
  { method, url, headers }: VideoRequest,
  world: InWorld,
): Promise<ProbeResponse> =>
  server.inject({
    method,
    url,
    headers: { ...headers, ...world },
    ...(method === 'POST' ? { payload: {} } : {}),
  });

const post = (server: FastifyInstance, url: string, headers: InWorld, payload: object) =>
  server.inject({ method: 'POST', url, headers, payload });

async function tokenFrom(
  server: FastifyInstance,
  request: VideoRequest,
  world: InWorld,
): Promise<string | null> {
  const { body } = await send(server, request, world);
  return (JSON.parse(body) as { readonly token?: string | null }).token ?? null;
}

/** Tokens that a person without access can obtain: of a free item, of a trailer, and expired ones of the item. */
async function availableTokens(
  server: FastifyInstance,
  world: InWorld,
  catalogue: Catalogue,
  item: CatalogueItem,
  now: Date,
): Promise<readonly string[]> {
  const free = catalogue.workouts.find((other) => other.item.free === 'true')?.item;
  const trailerId =
    item.trailerId ?? catalogue.programs.find((other) => other.item.trailerId)?.item.trailerId;
  const trailer = catalogue.item(trailerId ?? '');
  const requests = [free, trailer].flatMap((other) => (other ? signingRequests(other) : []));
  const own = await Promise.all(requests.map((request) => tokenFrom(server, request, world)));
  const before = new Date(now.getTime() - TOKEN_MINUTES * 60_000);
  const expired = [null, DRM_POLICY].map((policy) => signedToken(item.mediaid, policy, before));
  return [...own.filter((token) => token !== null), ...expired];
}

async function worldOf(server: FastifyInstance, person: string, now: Date): Promise<InWorld> {
  const payload = { person, now: now.toISOString() };
  const made = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
  return { 'x-mock-world': made.json<{ world: string }>().world };
}
