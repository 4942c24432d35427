// @ts-check
import { ensurePackages } from '../environment/ensure-packages.mjs';
import { APP_PORT, MOCK_PORT, requireFreePorts } from '../environment/ports.mjs';
import { runTogether } from '../environment/processes.mjs';
import { printUrls } from '../environment/print-urls.mjs';

/** Folders, because Node does not watch the content that modules read. */
const WATCHED = ['mock-server', 'domain'].map((folder) => `--watch-path=${folder}`);

process.chdir(new URL('../..', import.meta.url).pathname);
await requireFreePorts();
ensurePackages();
console.log('Starting the app and the mock platform …');
runTogether(
  [
    ['--import', 'tsx', ...WATCHED, '--watch-preserve-output', 'mock-server/main.ts'],
    ['node_modules/vite/bin/vite.js', '--logLevel', 'warn'],
  ],
  { APP_PORT: String(APP_PORT), MOCK_PORT: String(MOCK_PORT) },
);
await printUrls();
