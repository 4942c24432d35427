// @ts-check
import { runWithAppLoaders } from '../environment/run-with-app-loaders.mjs';

/*
 * Takes a short journey through the built app in Firefox and in WebKitGTK:
 * node tools/commands/browsers.mjs [--only firefox|webkit] [--built] [--screenshots <folder>].
 * --built uses the last build of the app.
 */
runWithAppLoaders('tests/browsers/main.ts');
