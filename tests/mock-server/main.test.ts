import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(import.meta.resolve('#mock-server/main.ts'));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-main-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the platform. `said` resolves to its first output, `ended` to its exit code. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.once('data', (text) => resolve(String(text)));
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, said, ended };
}

const portOf = async (server: ReturnType<typeof createServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('starting the platform', () => {
  it('prints its address, and stores the world when it is stopped', async () => {
    const reserved = createServer();
    const port = await portOf(reserved);
    await new Promise((resolve) => reserved.close(resolve));
    const { child, said, ended } = start({ MOCK_PORT: String(port), APP_PORT: '9999' });
    expect(await said).toContain(`http://localhost:${port}/, for the app at http://localhost:9999/app/`);
    await fetch(`http://localhost:${port}/__mock/world`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person: 'lapsed' }),
    });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const kept: unknown = JSON.parse(readFileSync(join(folder, '.world/developer.json'), 'utf8'));
    expect(kept).toMatchObject({ person: 'lapsed' });
  });

  it('reports clearly that its port is in use', async () => {
    const other = createServer();
    const port = await portOf(other);
    const { said, ended } = start({ MOCK_PORT: String(port) });
    expect(await said).toBe(`Port ${port} is in use: end what runs there, or choose another by MOCK_PORT.\n`);
    expect(await ended).toBe(1);
    other.close();
  });

  it.each(['eighty', '70000'])('reports clearly that %s is not a port', async (port) => {
    const { said, ended } = start({ MOCK_PORT: port });
    expect(await said).toContain(`MOCK_PORT is "${port}", which is no port`);
    expect(await ended).toBe(1);
  });
});
