import { cdnAddresses, type CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeAccountApi, type AccountApi } from '#adapters/account-api/account-api.ts';
import { makeHttp, type Http } from '#adapters/http/http.ts';
import { makeInProcessNetwork } from '#features/support/dom/in-process-fetch.ts';
import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import {
  APP_ORIGIN,
  catalogueOn,
  makeWorld,
  NOW,
  openPlatform,
  ORIGIN,
} from '#tests/mock-server/open-platform.ts';

export { APP_ORIGIN, ORIGIN };

/** A request that the platform received. */
export interface PlatformCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface Fault {
  readonly status?: number;
  /** The response body to send instead: text as it is, anything else as JSON. */
  readonly body?: unknown;
}

/**
 * The mock platform in a world of its own, as one person's browser reaches it, with the parts from which
 * adapters are made.
 */
export interface InProcessPlatform {
  readonly catalogue: Catalogue;
  readonly fetch: typeof fetch;
  readonly http: Http;
  readonly cdn: CdnAddresses;
  readonly accountApi: AccountApi;
  /** From now on no request reaches the platform. */
  readonly disconnect: () => void;
  /** From now on a row of the endpoint table responds with a fault. */
  readonly fail: (row: string, fault: Fault) => Promise<void>;
  /** The requests received, oldest first. */
  readonly calls: () => Promise<readonly PlatformCall[]>;
}

const server = openPlatform();

/** @param now the time in the world; defaults to the fixed time of the tests */
export async function enterPlatform(person = 'visitor', now?: string): Promise<InProcessPlatform> {
  const world = await makeWorld(server, person, now);
  const network = makeInProcessNetwork(server, { app: APP_ORIGIN, platform: ORIGIN }, world['x-mock-world']);
  const http = makeHttp(network.fetch);
  return {
    catalogue: catalogueOn(NOW),
    fetch: network.fetch,
    http,
    cdn: cdnAddresses(ORIGIN),
    accountApi: makeAccountApi(http, ORIGIN),
    disconnect: () => network.setOnline(false),
    fail: async (row, fault) => {
      const payload = { row, ...fault };
      const answer = await server.inject({ method: 'POST', url: '/__mock/faults', headers: world, payload });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    },
    calls: async () => {
      const answer = await server.inject({ url: '/__mock/calls', headers: world });
      return answer.json<PlatformCall[]>();
    },
  };
}
