import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunk } from './tools/vite/chunk.ts';
import { translateHtml } from './tools/vite/translate-html.ts';
import { staticComponents } from './tools/vite/static-components.ts';
import { compileHints } from './tools/vite/compile-hints.ts';
import { inlineWithTerser } from './tools/vite/inline-with-terser.ts';
import { inlinePrefetch } from './tools/vite/inline-prefetch.ts';
import { serveUndecodablePaths } from './tools/vite/serve-undecodable-paths.ts';
import { APP_PORT, MOCK_PORT } from './tools/environment/ports.mjs';
import { reactRouterForProduction } from './tools/vite/react-router-for-production.ts';
import { releaseName } from './tools/vite/release-name.ts';
import { preloadCriticalAssets } from './tools/vite/preload-critical-assets.ts';

const root = new URL('.', import.meta.url).pathname;
const start = `${root}ui/boot/entry.ts`;
const main = `${root}ui/boot/main.tsx`;
const home = `${root}ui/composition/home.tsx`;
const details = `${root}ui/composition/details.ts`;
const layoutParts = `${root}ui/composition/layout.tsx`;
const offlineAndReleases = `${root}ui/composition/offline-and-releases.ts`;
const live = `${root}ui/composition/live.ts`;
const firstScreen = `${root}ui/boot/first-screen/first-screen.tsx`;
const firstHome = `${root}ui/boot/first-screen/first-home.tsx`;
const firstWorkout = `${root}ui/boot/first-screen/first-workout.tsx`;
/** The first screens of which only the heading shows. */
const firstHeadings = ['list', 'progress'].map((page) => `${root}ui/boot/first-screen/first-${page}.tsx`);
// Of a checkout that shares its packages with another, the folder is a link.
const rxjs = realpathSync(`${root}node_modules/rxjs/dist/esm/index.js`);
const staticRendering = `${root}ui/boot/first-screen/static-rendering`;
const browse = `${root}ui/browse/browse-screen.tsx`;
const drawer = `${root}ui/app/layout/drawer.tsx`;
const platform = `http://127.0.0.1:${MOCK_PORT}`;

/* The platform of a settings file that names none; Vite replaces them in the code (ui/boot/platform-defaults.ts). */
process.env['VITE_CDN_BASE'] ??= `http://localhost:${MOCK_PORT}`;
process.env['VITE_PLAYER_ID'] ??= 'mockplay';

export default defineConfig(({ command }) => ({
  root: `${root}ui`,
  base: '/app/',
  // The release that error reports name.
  define: { __RELEASE__: JSON.stringify(releaseName(root)) },
  plugins: [
    staticComponents({
      entries: [firstScreen, firstHome, firstWorkout, ...firstHeadings],
      substitutes: {
        react: `${staticRendering}/react.ts`,
        'react/jsx-runtime': `${staticRendering}/react.ts`,
        'react-dom': `${staticRendering}/react-dom.ts`,
        'react-router-dom': `${staticRendering}/react-router-dom.ts`,
        '@tanstack/react-query': `${staticRendering}/react-query.ts`,
      },
      unused: ['rxjs'],
    }),
    react(),
    serveUndecodablePaths('/app/'),
    translateHtml(`${root}ui/i18n/en-US`),
    inlinePrefetch(`${root}ui/boot/prefetch.ts`),
    preloadCriticalAssets('first-screen'),
    inlineWithTerser(),
    compileHints('first-screen', 'app', 'home', 'lists', 'details'),
  ],
  resolve: {
    // rxjs offers untransformed modules under this name.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? reactRouterForProduction(root) : [],
  },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The first texts of a language load as one file, although each could be loaded by itself.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            chunk({
              name: 'first-screen',
              of: [`${firstScreen}?static`],
              and: [[`${firstHome}?static`]],
              without: [start, rxjs],
            }),
            chunk({
              name: 'first-workout',
              of: [`${firstWorkout}?static`],
              without: [start, rxjs, `${firstScreen}?static`, `${firstHome}?static`],
            }),
            ...firstHeadings.map((page) =>
              chunk({
                name: basename(page, '.tsx'),
                of: [`${page}?static`],
                without: [start, rxjs, `${firstScreen}?static`, `${firstHome}?static`],
              }),
            ),
            // The layout's parts load right after the first screen, which needs nothing of a detail page.
            chunk({ name: 'shared', of: [layoutParts, details], without: [start, main, home] }),
            chunk({
              name: 'app',
              of: [main],
              and: [details, layoutParts, offlineAndReleases, live].map((other) => [home, other]),
              without: [start],
            }),
            chunk({ name: 'home', of: [home], without: [start, main, details] }),
            chunk({ name: 'lists', of: [browse, details], without: [start, main, home] }),
            chunk({ name: 'details', of: [details], without: [start, main, home, browse, drawer] }),
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: APP_PORT,
    strictPort: true,
    // What the account site's host serves in production.
    proxy: {
      '/app/.webapp.ini': platform,
      '/api/v3/jwp/home': platform,
      '/admin/stop-impersonating': platform,
    },
  },
}));
