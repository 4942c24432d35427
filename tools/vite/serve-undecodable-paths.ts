import type { Plugin } from 'vite';
import { isDecodable } from '../environment/is-decodable.ts';

/** Serves the page for paths that Vite's own server cannot decode, as the production host does. */
export const serveUndecodablePaths = (page: string): Plugin => ({
  name: 'serve-undecodable-paths',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url && !isDecodable(request.url)) request.url = page;
      next();
    });
  },
});
