import { build } from 'vite';
import { compressParts } from './compress-parts.ts';

/** Builds the app into dist/, with every text file compressed beside it. */
await build({ logLevel: 'warn' });
compressParts(new URL('../dist/', import.meta.url).pathname);
console.log('Built into dist/.');
