import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Writes the player library to stdout, in a process of its own to release the bundler's memory. */
const PAGE = fileURLToPath(new URL('./page', import.meta.url));

const built = await build({
  configFile: false,
  logLevel: 'silent',
  root: PAGE,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: join(PAGE, 'main.ts'), formats: ['iife'], name: 'playerLibrary' },
  },
});
const [output] = [built].flat();
const chunk = output && 'output' in output ? output.output[0] : undefined;
if (!chunk) throw new Error('The player library came out empty');
process.stdout.write(chunk.code);
