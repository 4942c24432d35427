import { serveBuild } from '#tools/environment/serve-build.ts';
import { serveReferencePages } from './serve-reference-pages.ts';

/* Serves the built app, and the reference pages of the folder in REFERENCE. */
await serveBuild(serveReferencePages(process.env['REFERENCE'] ?? ''));
