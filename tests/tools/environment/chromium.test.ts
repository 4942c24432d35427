import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../folder-with.ts';

const CHROMIUM = new URL('../../../tools/environment/chromium.mjs', import.meta.url).href;

/** Looks for a Chromium where the variable CHROMIUM names one of this name, which starts. */
function look(name: string, environment: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ [name]: '#!/bin/sh\n' });
  chmodSync(join(folder, name), 0o755);
  const script = `import { ensureChromium } from ${JSON.stringify(CHROMIUM)}; console.log(ensureChromium());`;
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH, CHROMIUM: join(folder, name), ...environment },
    encoding: 'utf8',
  });
  return { status, found: stdout.trim().replace(`${folder}/`, ''), problem: stderr };
}

describe.skipIf(process.platform !== 'linux')('the Chromium of scenarios', () => {
  it('needs no window', () => {
    expect(look('chromium-headless-shell').found).toBe('chromium-headless-shell');
  });

  it('has a window if it is to be seen', () => {
    expect(look('chromium', { HEADED: 'yes', DISPLAY: ':1' }).found).toBe('chromium');
    expect(look('chromium', { HEADED: 'yes', WAYLAND_DISPLAY: 'wayland-0' }).found).toBe('chromium');
    const { status, problem } = look('chromium-headless-shell', { HEADED: 'yes', DISPLAY: ':1' });
    expect(status).toBe(1);
    expect(problem).toContain('a Chromium with a window is needed: chromium-headless-shell has none');
  });

  it('needs a display if it is to be seen', () => {
    const { status, problem } = look('chromium', { HEADED: 'yes' });
    expect(status).toBe(1);
    expect(problem).toContain('a display is needed');
    expect(problem).toContain('xvfb-run npm run features:browser -- --headed');
  });
});
