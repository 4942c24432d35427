import fastify from 'fastify';

/** The minimum of a mock platform: one response, on the same web framework. */
const server = fastify({ forceCloseConnections: true });
server.get('/', () => ({ message: 'Here' }));
await server.listen({ port: Number(process.env['MOCK_PORT']), host: 'localhost' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
