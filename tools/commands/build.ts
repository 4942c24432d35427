import { build } from 'vite';
import { writeNginxHeaders } from '../hosting/nginx-headers.ts';
import { precompress } from '../vite/precompress.ts';

/** Builds the app into dist/, with compressed copies of every text file, and its headers for nginx. */
const dist = new URL('../../dist/', import.meta.url).pathname;
await build({ logLevel: 'warn' });
precompress(dist);
writeNginxHeaders(dist);
console.log('Built into dist/.');
