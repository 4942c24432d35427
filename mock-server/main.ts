import { createCatalogue } from './catalogue/catalogue.ts';
import { catalogueCache } from './catalogue/catalogue-cache.ts';
import { warmPictures } from './endpoints/cdn/image.ts';
import { warmPlayerLibrary } from './player-library/player-library-endpoint.ts';
import { createServer } from './server.ts';

/** Reads a port from the environment; exits with a message if it is invalid. */
function portFrom(name: string, otherwise: number): number {
  const written = process.env[name];
  const port = written ? Number(written) : otherwise;
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return giveUp(`${name} is "${written}", which is no port: choose one from 1 to 65535.`);
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

const port = portFrom('MOCK_PORT', 8081);
const origin = `http://localhost:${port}`;
const appOrigin = `http://localhost:${portFrom('APP_PORT', 8080)}`;
const catalogueOn = catalogueCache((today) => createCatalogue({ origin, today }));
const server = createServer({
  origin,
  appOrigin,
  catalogueOn,
  developerFile: '.world/developer.json',
  reportsErrors: process.env['MOCK_ERROR_REPORTS'] === 'on',
});

try {
  await server.listen({ port, host: 'localhost' });
} catch (failure) {
  const taken = failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE';
  giveUp(
    taken ? `Port ${port} is in use: end what runs there, or choose another by MOCK_PORT.` : String(failure),
  );
}
console.log(`The mock platform is at ${origin}/, for the app at ${appOrigin}/app/`);

// Prepares what the first page load needs, after the line above has been printed.
setImmediate(() => {
  catalogueOn(new Date()).searchItems('warm');
  void warmPlayerLibrary();
  void warmPictures();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
