import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { connectBidi, type SendCommand } from './bidi-connection.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const SETTINGS = [
  // A mouse: it is fine, and hovers.
  'user_pref("ui.primaryPointerCapabilities", 6);',
  'user_pref("ui.allPointerCapabilities", 6);',
];

/** Starts Firefox without a window and with a profile of its own. It speaks WebDriver BiDi itself, without geckodriver. */
export async function openFirefox(path: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), SETTINGS.join('\n'));
  const firefox = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(firefox, 'exit');
  // Also if it never gets as far as a session.
  process.once('exit', () => firefox.kill());
  const { send, close } = await connectBidi(`${await announcedAddress(firefox.stderr)}/session`);
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    readonly capabilities: { readonly browserVersion: string };
  };
  // In the tab that is there at first, pages never have the focus.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { readonly context: string };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    ...commands(send, context),
    close: async () => {
      await send('browser.close', {});
      await close();
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox prints where it listens; throws if it ends before that. */
async function announcedAddress(stderr: Readable): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(stderr)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      stderr.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`Firefox does not listen: ${lines.join('\n')}`);
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const commands = (send: SendCommand, context: string): Omit<DrivenBrowser, 'name' | 'close'> => ({
  open: async (url) => {
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
  },
  run: async (body) => {
    const evaluated = (await send('script.callFunction', {
      target: { context },
      functionDeclaration: `async () => { ${body} }`,
      awaitPromise: true,
      userActivation: false,
    })) as unknown as Evaluated;
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result.value;
  },
  perform: async (actions) => {
    await send('input.performActions', { context, actions });
    await send('input.releaseActions', { context });
  },
  resize: async (viewport) => {
    await send('browsingContext.setViewport', { context, viewport });
  },
  setCookie: async ({ name, value, domain }) => {
    await send('storage.setCookie', {
      cookie: { name, value: { type: 'string', value }, domain, path: '/', sameSite: 'lax' },
    });
  },
  screenshot: async () => {
    const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
      readonly data: string;
    };
    return Buffer.from(data, 'base64');
  },
});
