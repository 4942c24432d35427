import { build, type Rolldown } from 'vite';

/**
 * Bundles a module and all that it imports into one classic script, as an immediately invoked function.
 *
 * @returns its code, and the files that it is made of
 */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [chunk] = [output].flat()[0]?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${entry} produced no output`);
  return chunk;
}
