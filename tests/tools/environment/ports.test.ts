import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const TOOL = new URL('../../../tools/environment/ports.mjs', import.meta.url).href;
const CHECK = `(await import('${TOOL}')).requireFreePorts().then(() => console.log('free'))`;

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => once(server.close(), 'close')));
});

async function listenOn(host = '127.0.0.1'): Promise<{ readonly port: string; readonly server: Server }> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  servers.push(server);
  return { port: String((server.address() as AddressInfo).port), server };
}

async function freePort(): Promise<string> {
  const { port, server } = await listenOn();
  servers.splice(servers.indexOf(server), 1);
  await once(server.close(), 'close');
  return port;
}

async function check(ports: { APP_PORT: string; MOCK_PORT: string }) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CHECK], {
    env: { ...process.env, ...ports },
  });
  const [said, complained, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { said: said.trim(), complained: complained.trim(), code: exit[0] };
}

describe('the ports that the app and the mock platform need', () => {
  it('may be free', async () => {
    const free = { APP_PORT: await freePort(), MOCK_PORT: await freePort() };
    expect(await check(free)).toEqual({ said: 'free', complained: '', code: 0 });
  });

  it('are named if they are in use, with a solution', async () => {
    const [{ port: app }, { port: mock }] = [await listenOn(), await listenOn()];
    const { said, complained, code } = await check({ APP_PORT: app, MOCK_PORT: mock });
    expect(complained.split('\n')).toEqual([
      `Port ${app}, for the app, is in use. End what uses it, or choose another: APP_PORT=…`,
      `Port ${mock}, for the mock platform, is in use. End what uses it, or choose another: MOCK_PORT=…`,
    ]);
    expect(said).toBe('');
    expect(code).toBe(1);
  });

  it.each(['eighty', '0', '65536', '80.5', '-1'])('cannot be "%s"', async (port) => {
    const { complained, code } = await check({ APP_PORT: port, MOCK_PORT: '8081' });
    expect(complained).toBe(`APP_PORT is "${port}", which is no port: choose one from 1 to 65535.`);
    expect(code).toBe(1);
  });
});
