import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const GRACE_MS = 4000;
const PATIENCE_MS = 60_000;
const BETWEEN_TRIES_MS = 2;

/** A Node process of this project that listens on a port. */
export interface StartedPart {
  /** From its start to the first accepted connection, in milliseconds. */
  readonly listeningAfter: number;
  /** Its current resident memory, in bytes. */
  memory(): number;
  end(): Promise<void>;
}

const running = new Set<StartedPart>();

/** Ends every part that is still running. */
export async function endParts(): Promise<void> {
  await Promise.all([...running].map((part) => part.end()));
}

export interface PartOptions {
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Starts a TypeScript file of the project and waits until it listens; throws if it ends before that. */
export async function startPart(file: string, { port, env, folder }: PartOptions): Promise<StartedPart> {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const since = performance.now();
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    ...(folder && { cwd: folder }),
  });
  const gone = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    running.delete(part);
    if (hasEnded()) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(force);
  };
  const starting = { listeningAfter: 0, memory: () => memoryOf(child.pid ?? 0), end };
  let part: StartedPart = starting;
  running.add(part);
  while (!(await listensOn(port))) {
    if (hasEnded()) throw new Error(`${file} ended before it listened on port ${port}`);
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${file} does not listen on port ${port}`);
    await wait(BETWEEN_TRIES_MS);
  }
  running.delete(part);
  part = { ...starting, listeningAfter: performance.now() - since };
  running.add(part);
  return part;
}

const listensOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
