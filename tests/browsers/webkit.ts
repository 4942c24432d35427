import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '#tools/environment/free-port.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** The programs of WebKitGTK and of the X server in which its window opens. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Starts WebKitGTK's own small browser with a display, settings and data of its own. */
export async function openWebKit(programs: WebKitPrograms): Promise<DrivenBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await writeStyle(home);
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ownPlace(home), DISPLAY: `:${number.toString().trim()}` },
  });
  // Also if it never gets as far as a session.
  process.once('exit', () => [service, display].forEach((started) => started.kill()));
  const driver = await connect(`http://127.0.0.1:${port}`, programs.browser);
  const capabilities = await driver.getCapabilities();
  return {
    name: `WebKitGTK ${capabilities.get('browserVersion') as string}`,
    ...commands(driver),
    close: async () => {
      await driver.quit();
      await end(service);
      await end(display);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The toolbar's buttons would make the window wider than a phone. */
async function writeStyle(home: string): Promise<void> {
  const folder = join(home, 'gtk-3.0');
  await mkdir(folder);
  const style = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
  await writeFile(join(folder, 'gtk.css'), style);
}

const ownPlace = (home: string): Readonly<Record<string, string>> => ({
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  XDG_CACHE_HOME: home,
});

async function end(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const gone = once(started, 'exit');
  started.kill();
  await gone;
}

const PATIENCE_MS = 30_000;

async function connect(service: string, browser: string): Promise<WebDriver> {
  const since = Date.now();
  for (;;) {
    try {
      return await new Builder()
        .usingServer(service)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        })
        .build();
    } catch (failure) {
      if (Date.now() - since > PATIENCE_MS) throw failure;
    }
  }
}

const commands = (driver: WebDriver): Omit<DrivenBrowser, 'name' | 'close'> => ({
  open: (address) => driver.get(address),
  run: (body) => driver.executeScript<string>(`return (async () => { ${body} })();`),
  perform: async (actions) => {
    await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
    await driver.execute(new Command(Name.CLEAR_ACTIONS));
  },
  resize: async ({ width, height }) => {
    await driver.manage().window().setRect({ width, height });
    const inner = await driver.executeScript<number>('return innerHeight');
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + height - inner });
  },
  setCookie: async ({ name, value, domain }) => {
    await driver.manage().addCookie({ name, value, domain, path: '/', sameSite: 'Lax' });
  },
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
});
