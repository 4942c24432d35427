import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeNginxHeaders } from '#tools/hosting/nginx-headers.ts';
import { precompress } from '#tools/vite/precompress.ts';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><script>let a = 1</script><style>b {}</style><div id="app"></div>',
  'set-up.html': '<!doctype html><style>c {}</style><h1>How to set up</h1>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'icon-192.png': 'a picture, which is compressed already',
  'manifest.webmanifest': '{"name": "The app"}',
  'service-worker.js': 'self.skipWaiting()',
  'assets/app-A1b2C3d4.js': '/* the app */ '.repeat(50),
  'assets/app-A1b2C3d4.css': 'i { color: red } '.repeat(50),
  'assets/font-A1b2C3d4.woff2': 'a font, which is compressed already',
};

/** A folder like dist/, for tests that need no real build. */
export function makeBuiltApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-app-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  precompress(folder);
  writeNginxHeaders(folder);
  return folder;
}
