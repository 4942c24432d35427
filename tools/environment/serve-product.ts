import type { FastifyInstance } from 'fastify';
import { catalogueCache } from '#mock-server/catalogue/catalogue-cache.ts';
import { createCatalogue } from '#mock-server/catalogue/catalogue.ts';
import { warmPlayerLibrary } from '#mock-server/player-library/player-library-endpoint.ts';
import { createServer } from '#mock-server/server.ts';
import { makeAppHost } from './app-host.ts';
import { freePort } from './free-port.ts';

const HOST = '127.0.0.1';

/** The built app and a mock platform of its own. Origins have no trailing slash. */
export interface ServedProduct {
  readonly appOrigin: string;
  readonly platformOrigin: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** Adds to the app's host before it listens. */
  readonly extend?: (host: FastifyInstance) => void;
  /** An origin besides the platform's that the app's policy allows for the account API and for pictures. */
  readonly otherServer?: string;
  /** The CDN that the build falls back to, where nothing listens: for settings without one. */
  readonly defaultCdn?: string;
}

/** Serves the last build and a mock platform in this process, on free ports. */
export async function serveProduct({
  extend,
  otherServer = '',
  defaultCdn = '',
}: ServeOptions = {}): Promise<ServedProduct> {
  const ports = { app: await freePort(), platform: await freePort() };
  const origin = `http://${HOST}:${ports.platform}`;
  const appOrigin = `http://${HOST}:${ports.app}`;
  const platform = createServer({
    origin,
    appOrigin,
    catalogueOn: catalogueCache((today) => createCatalogue({ origin, today })),
  });
  const others = `${otherServer} ${defaultCdn}`.trim();
  const host = await makeAppHost(origin, {
    sources: {
      // The second is of settings that name another.
      playerLibrary: `${origin}/libraries/mockplay.js ${origin}/libraries/other123.js`,
      api: `${origin} ${others}`.trim(),
      images: others,
    },
  });
  extend?.(host);
  // So that the first video of a scenario need not wait for it.
  await warmPlayerLibrary();
  await platform.listen({ port: ports.platform, host: HOST });
  await host.listen({ port: ports.app, host: HOST });
  return {
    appOrigin,
    platformOrigin: origin,
    close: async () => {
      await Promise.all([platform.close(), host.close()]);
    },
  };
}
