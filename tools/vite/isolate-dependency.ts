import type { Plugin } from 'vite';

/**
 * Gives the packages of a scope their own copy of a package that the app also uses: a shared copy would load
 * everything that any of them uses at startup.
 */
export const isolateDependency = (scope: string, name: string): Plugin => ({
  name: 'isolate-dependency',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== name || !importer?.includes(`/node_modules/${scope}/`)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && { ...resolved, id: `${resolved.id}?of=${scope}` };
  },
});
