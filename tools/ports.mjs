import { createServer } from 'node:net';

/** The ports of the app and of the mock platform. */
export const APP_PORT = Number(process.env.APP_PORT ?? 8080);
export const MOCK_PORT = Number(process.env.MOCK_PORT ?? 8081);

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Says so plainly, and ends, where a port is taken. */
export async function requireFreePorts() {
  for (const [port, name, variable] of [
    [APP_PORT, 'the app', 'APP_PORT'],
    [MOCK_PORT, 'the mock platform', 'MOCK_PORT'],
  ]) {
    if (!(await isFree(port))) {
      console.error(
        `Port ${port}, for ${name}, is in use. End what uses it, or choose another: ${variable}=…`,
      );
      process.exit(1);
    }
  }
}
