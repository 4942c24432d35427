import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(js|css|html|svg|json|md|webmanifest)$/;

/** Writes compressed copies next to every text file of a folder, for the web server to send. */
export function precompress(folder: string): void {
  const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSED.test(name),
  );
  for (const part of parts) {
    const path = join(folder, part);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
