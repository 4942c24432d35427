import type { Plugin } from 'vite';

/**
 * Gives the packages of a scope a copy of their own of a package that the app uses, too: of what is shared, all that anybody
 * uses would be loaded at start.
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
