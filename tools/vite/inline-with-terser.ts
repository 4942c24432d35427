import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Lets Terser inline functions and values that are used once, before Vite's own minifier shortens the names: it finds more of
 * them, which makes the script of home about 2 % smaller (brotli).
 */
export function inlineWithTerser(): Plugin {
  return {
    name: 'inline-with-terser',
    apply: 'build',
    async renderChunk(chunk) {
      const { code } = await minify(chunk, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        mangle: false,
      });
      return code === undefined ? null : { code, map: null };
    },
  };
}
