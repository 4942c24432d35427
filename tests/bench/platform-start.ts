import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tools/environment/free-port.ts';
import { startPart } from './child-server.ts';

/** A server's start: milliseconds to its first connection, and bytes of memory after it has responded. */
export interface ServerStart {
  readonly listeningAfter: number;
  readonly memory: number;
}

/**
 * Starts a server in an empty folder, sends it all requests of a page at once, and ends it.
 *
 * @param file a TypeScript file of the project that listens on MOCK_PORT
 * @param paths the paths to request
 */
export async function startServer(file: string, paths: readonly string[]): Promise<ServerStart> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const part = await startPart(file, { port, folder, env: { MOCK_PORT: String(port) } });
  try {
    await Promise.all(paths.map((path) => readWhole(`http://localhost:${port}${path}`)));
    return { listeningAfter: part.listeningAfter, memory: part.memory() };
  } finally {
    await part.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
}
