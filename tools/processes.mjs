import { spawn } from 'node:child_process';

/** Starts the parts of a running product, and ends them all together: on Ctrl-C, or when one ends by itself. */
export function runTogether(parts) {
  const children = parts.map(({ command, parameters, env }) =>
    spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }),
  );
  let ending = false;
  const end = (code) => {
    if (ending) return;
    ending = true;
    for (const child of children) child.kill('SIGTERM');
    const force = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 4000);
    const ended = children.map((child) =>
      child.exitCode !== null || child.signalCode !== null
        ? undefined
        : new Promise((resolve) => child.once('exit', resolve)),
    );
    void Promise.all(ended).then(() => {
      clearTimeout(force);
      process.exit(code);
    });
  };
  for (const child of children) child.once('exit', (code) => end(code ?? 1));
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
}

/** Waits until an address answers. */
export async function answers(address) {
  for (;;) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
