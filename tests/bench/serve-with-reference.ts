import { serveBuild } from '#tools/environment/serve-build.ts';
import { referencePages } from './serve-reference-pages.ts';

/* Serves the built app, and the reference pages of the folder in REFERENCE. */
await serveBuild(referencePages(process.env['REFERENCE'] ?? ''));
