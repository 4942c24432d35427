// @ts-check
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** Cucumber's plug-ins share the vocabulary with the steps, so they are in the same bundle. */
const PLUGINS = ['select-and-order-scenarios', 'scenario-formatter', 'report-formatter'];
const FOLDERS = ['features/support', 'features/support/vocabulary', 'features/steps'];

/** A style sheet answers any class by its own name. */
const STYLES = 'export default new Proxy({}, { get: (_, name) => String(name) });';

/**
 * Compiles the steps, the app and the mock platform into a few files. Node loads them several times faster than the thousand modules
 * that they consist of.
 *
 * @param {string} folder below the project, because the bundle imports its packages
 * @param {(failed: boolean) => void} [onRebuild] if there, the files are compiled again after each change
 */
export async function bundleScenarios(folder, onRebuild) {
  rmSync(folder, { recursive: true, force: true });
  const context = await esbuild.context({
    stdin: { contents: stepsAndSupport(), resolveDir: process.cwd(), sourcefile: 'steps.ts', loader: 'ts' },
    entryPoints: PLUGINS.map((name) => ({ in: `tools/acceptance/${name}.ts`, out: name })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: onRebuild ? 'warning' : 'error',
    plugins: [
      fileAddresses,
      styles,
      { name: 'rebuilt', setup: (build) => build.onEnd(({ errors }) => onRebuild?.(errors.length > 0)) },
    ],
  });
  if (onRebuild) await context.watch();
  else await context.rebuild().finally(() => context.dispose());
}

const stepsAndSupport = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `import './${join(folder, name)}';`),
  ).join('\n');

/** Modules that read files find them beside their source. @type {esbuild.Plugin} */
const fileAddresses = {
  name: 'file-addresses',
  setup: (build) =>
    build.onLoad({ filter: /(mock-server|features|tools).*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return null;
      return {
        contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    }),
};

/** @type {esbuild.Plugin} */
const styles = {
  name: 'styles',
  setup: (build) => build.onLoad({ filter: /\.css$/ }, () => ({ contents: STYLES, loader: 'js' })),
};
