import type { FastifyPluginAsync } from 'fastify';
import { makeAppHost } from './app-host.ts';
import { APP_PORT, MOCK_PORT } from './ports.mjs';

interface ServedBuild {
  /** The folder with the build; that of the last one by default. */
  readonly dist?: string;
  /** Add to its host. */
  readonly plugins?: readonly FastifyPluginAsync[];
}

/** Serves a build until this process is told to end. */
export async function serveBuild({ dist, plugins = [] }: ServedBuild = {}): Promise<void> {
  const host = await makeAppHost(`http://127.0.0.1:${MOCK_PORT}`, {
    publicOrigin: `http://localhost:${MOCK_PORT}`,
    ...(dist && { dist }),
  });
  for (const plugin of plugins) await host.register(plugin);
  await host.listen({ port: APP_PORT, host: '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
}
