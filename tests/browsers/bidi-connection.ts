import type { Index } from 'selenium-webdriver/bidi/index.js';
import * as bidi from 'selenium-webdriver/bidi/index.js';

// The package's types name the class that its module is.
const { default: Connection } = bidi as unknown as { readonly default: typeof Index };

type Answer =
  | { readonly type: 'success'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly type: 'error'; readonly error: string; readonly message: string };

/** Sends a command of WebDriver BiDi; rejects with the browser's message. */
export type SendCommand = (
  method: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** A connection to a browser that speaks WebDriver BiDi without a driver. */
export interface BidiConnection {
  readonly send: SendCommand;
  readonly close: () => Promise<void>;
}

/** @param address of the browser's WebSocket for new sessions */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const connection = new Connection(address);
  await connection.waitForConnection();
  return {
    send: async (method, params) => {
      const answer = (await connection.send({ method, params })) as Answer;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
      return answer.result;
    },
    close: async () => {
      await connection.close();
    },
  };
}
