import { makeAppHost } from '../environment/app-host.ts';
import { APP_PORT, MOCK_PORT } from '../environment/ports.mjs';

const host = await makeAppHost(`http://127.0.0.1:${MOCK_PORT}`, {
  publicOrigin: `http://localhost:${MOCK_PORT}`,
});
await host.listen({ port: APP_PORT, host: '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
