import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { TransferredSize } from './transferred.ts';

/** The size of a script in this folder with all its imports, built and compressed as the app is. */
export async function scriptSize(script: string): Promise<TransferredSize> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL(script, import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}
