import fastifyStatic from '@fastify/static';
import { makeAppHost } from '#tools/environment/app-host.ts';
import { APP_PORT, MOCK_PORT } from '#tools/environment/ports.mjs';

/** Hosts the built app as `npm run build` and its host do, and the reference pages of the folder in REFERENCE. */
const host = await makeAppHost(`http://127.0.0.1:${MOCK_PORT}`, {
  publicOrigin: `http://localhost:${MOCK_PORT}`,
});
await host.register(async (reference) => {
  // It allows none of the styles and scripts that these pages contain.
  reference.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy');
  });
  await reference.register(fastifyStatic, {
    root: process.env['REFERENCE'] ?? '',
    prefix: '/app/reference/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
  });
});
await host.listen({ port: APP_PORT, host: '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
