// @ts-check
import { spawn } from 'node:child_process';

/** Time for a process to exit by itself, in milliseconds. */
const GRACE_MS = 4000;

/**
 * Starts several Node processes, and stops them all together: on Ctrl-C, when the terminal closes, or when
 * one of them exits.
 *
 * @param {readonly (readonly string[])[]} parts the Node arguments of each process
 * @param {Readonly<Record<string, string>>} env
 */
export function runTogether(parts, env) {
  const children = parts.map((parameters) =>
    spawn(process.execPath, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }),
  );
  const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  let ending = false;
  /** @param {number} code */
  const end = async (code) => {
    if (ending) return;
    ending = true;
    for (const child of children) child.kill('SIGTERM');
    const force = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, GRACE_MS);
    await Promise.all(gone);
    clearTimeout(force);
    process.exit(code);
  };
  for (const child of children) child.once('exit', (code) => void end(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
}

/**
 * Waits until an address responds.
 *
 * @param {string} address
 * @returns {Promise<Response>}
 */
export async function answers(address) {
  for (;;) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
