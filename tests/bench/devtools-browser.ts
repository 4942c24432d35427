import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGUMENTS } from '#tools/environment/chromium.mjs';

/** Sends one command of the DevTools protocol; rejects with the browser's message if it is refused. */
export type Send = (method: string, parameters?: object) => Promise<unknown>;

/** A Chromium that is driven by the DevTools protocol alone. */
export interface DevtoolsBrowser {
  /** Runs `act` on an empty page in a new profile. */
  onPage<Result>(act: (send: Send) => Promise<Result>): Promise<Result>;
  end(): Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Starts a Chromium without Playwright, which enables the Runtime domain on every page: V8 then collects source positions for
 * stack traces while scripts are evaluated, which no member's browser does.
 *
 * @param path of Chromium's executable
 */
export function startDevtoolsBrowser(path: string): DevtoolsBrowser {
  const child = spawn(path, [...CHROMIUM_ARGUMENTS, '--headless', '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const commands = child.stdio[3] as Writable;
  const waiting = new Map<number, (reply: Reply) => void>();
  onEachMessage(child.stdio[4] as Readable, (reply) => waiting.get(reply.id ?? 0)?.(reply));

  let last = 0;
  const sendTo = async (sessionId: string | null, method: string, parameters: object) => {
    const id = (last += 1);
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    commands.write(
      `${JSON.stringify({ id, method, params: parameters, ...(sessionId && { sessionId }) })}\0`,
    );
    const { result, error } = await reply;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  return {
    onPage: async (act) => {
      const { browserContextId } = (await sendTo(null, 'Target.createBrowserContext', {})) as {
        browserContextId: string;
      };
      const page = { url: 'about:blank', browserContextId };
      const { targetId } = (await sendTo(null, 'Target.createTarget', page)) as { targetId: string };
      const attached = await sendTo(null, 'Target.attachToTarget', { targetId, flatten: true });
      const { sessionId } = attached as { sessionId: string };
      try {
        return await act((method, parameters = {}) => sendTo(sessionId, method, parameters));
      } finally {
        await sendTo(null, 'Target.disposeBrowserContext', { browserContextId });
      }
    },
    end: async () => {
      const gone = once(child, 'exit');
      // It may be gone before it replies.
      void sendTo(null, 'Browser.close', {});
      await gone;
    },
  };
}

/** Messages are separated by zero bytes. */
function onEachMessage(messages: Readable, handle: (reply: Reply) => void): void {
  let pending = '';
  messages.setEncoding('utf8').on('data', (text: string) => {
    const whole = (pending + text).split('\0');
    pending = whole.pop() ?? '';
    for (const message of whole) handle(JSON.parse(message) as Reply);
  });
}
