import type { Alias } from 'vite';

/** React Router without its warnings for developers: its package offers that build, but exports it under no name. */
export function reactRouterForProduction(root: string): Alias[] {
  const build = `${root}node_modules/react-router/dist/production`;
  return [
    { find: /^react-router$/, replacement: `${build}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${build}/dom-export.mjs` },
  ];
}
