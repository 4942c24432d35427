// @ts-check
import { createServer } from 'node:net';

/**
 * @param {string} variable
 * @param {number} otherwise
 */
function portFrom(variable, otherwise) {
  const written = process.env[variable];
  const port = written ? Number(written) : otherwise;
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`${variable} is "${written}", which is no port: choose one from 1 to 65535.`);
  return process.exit(1);
}

export const APP_PORT = portFrom('APP_PORT', 8080);
export const MOCK_PORT = portFrom('MOCK_PORT', 8081);

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (failure) => resolve('code' in failure && failure.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });

/** Exits the process with a message if a required port is in use. */
export async function requireFreePorts() {
  const needed = /** @type {const} */ ([
    [APP_PORT, 'the app', 'APP_PORT'],
    [MOCK_PORT, 'the mock platform', 'MOCK_PORT'],
  ]);
  let free = true;
  for (const [port, name, variable] of needed) {
    if (!(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'))) continue;
    free = false;
    console.error(`Port ${port}, for ${name}, is in use. End what uses it, or choose another: ${variable}=…`);
  }
  if (!free) process.exit(1);
}
