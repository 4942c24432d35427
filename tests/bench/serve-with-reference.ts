import { serveBuild } from '#tools/environment/serve-build.ts';
import { serveReferencePages } from './serve-reference-pages.ts';

/* Serves the app that is built into the folder in DIST, and the reference pages of the folder in REFERENCE. */
const { DIST = '', REFERENCE = '' } = process.env;
await serveBuild({ dist: DIST, plugins: [serveReferencePages(REFERENCE)] });
