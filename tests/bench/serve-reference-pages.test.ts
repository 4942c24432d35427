import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeAppHost } from '#tools/environment/app-host.ts';
import { makeBuiltApp } from '#tests/hosting/built-app.ts';
import { REFERENCE_PATH, serveReferencePages } from './serve-reference-pages.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it('reference pages may have styles, the pages of the app only those of the build', async () => {
  const built = makeBuiltApp();
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  folders.push(built, folder);
  writeFileSync(join(folder, 'home.html'), '<h1 style="color: red">Home</h1>');
  const host = await makeAppHost('http://127.0.0.1:1', { dist: built });
  await host.register(serveReferencePages(folder));
  const page = await host.inject(`${REFERENCE_PATH}home.html`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Home');
  expect(page.headers).not.toHaveProperty('content-security-policy');
  expect((await host.inject('/app/')).headers).toHaveProperty('content-security-policy');
  await host.close();
});
