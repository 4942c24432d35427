import { build } from 'vite';
import { writeNginxHeaders } from '../hosting/nginx-headers.ts';
import { addFontLicenses } from '../release/add-licenses.ts';
import { DAYBREAK, readBrand } from '../release/brand.ts';
import { addBrand, addServiceWorker, withdrawServiceWorker } from '../release/complete-release.ts';
import { precompress } from '../vite/precompress.ts';

/**
 * Builds the app into dist/, with compressed copies of every text file, and its headers for nginx. The installed app shows the
 * brand of the config that BRAND_CONFIG names, or else that of the mock platform; --without-service-worker builds a release that
 * withdraws the service worker of earlier ones.
 */
const dist = new URL('../../dist/', import.meta.url).pathname;
await build({ logLevel: 'warn' });
addFontLicenses(dist);
const config = process.env['BRAND_CONFIG'];
await addBrand(dist, config ? await readBrand(config) : DAYBREAK);
if (process.argv.includes('--without-service-worker')) await withdrawServiceWorker(dist);
else await addServiceWorker(dist);
precompress(dist);
writeNginxHeaders(dist);
console.log('Built into dist/.');
