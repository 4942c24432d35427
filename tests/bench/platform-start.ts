import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPart } from './started-part.ts';

/** How a server started: milliseconds to its first connection, and bytes of memory once it had answered. */
export interface ServerStart {
  readonly listeningAfter: number;
  readonly memory: number;
}

/**
 * Starts a server in an empty folder, asks it for everything at once that a page asks for, and ends it.
 *
 * @param file a TypeScript file of the project that listens on MOCK_PORT
 * @param paths what it is asked for
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
