import type { FastifyPluginAsync } from 'fastify';
import { makeAppHost } from './app-host.ts';
import { APP_PORT, MOCK_PORT } from './ports.mjs';

/** Serves the last build, and what the plugins add to its host, until this process is told to end. */
export async function serveBuild(...plugins: readonly FastifyPluginAsync[]): Promise<void> {
  const host = await makeAppHost(`http://127.0.0.1:${MOCK_PORT}`, {
    publicOrigin: `http://localhost:${MOCK_PORT}`,
  });
  for (const plugin of plugins) await host.register(plugin);
  await host.listen({ port: APP_PORT, host: '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
}
