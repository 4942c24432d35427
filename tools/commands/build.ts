import { build } from 'vite';
import { precompress } from '../vite/precompress.ts';

/** Builds the app into dist/, with compressed copies of every text file. */
await build({ logLevel: 'warn' });
precompress(new URL('../../dist/', import.meta.url).pathname);
console.log('Built into dist/.');
