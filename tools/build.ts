import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const DIST = new URL('../dist/', import.meta.url).pathname;
const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Builds the app into dist/, with every text file compressed beside it, as a web server would send it. */
await build({ logLevel: 'warn' });
for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
  COMPRESSED.test(name),
)) {
  const path = join(DIST, file);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
console.log('Built into dist/.');
