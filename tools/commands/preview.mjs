// @ts-check
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../environment/ensure-packages.mjs';
import { APP_PORT, MOCK_PORT, requireFreePorts } from '../environment/ports.mjs';
import { runTogether } from '../environment/processes.mjs';
import { printUrls } from '../environment/print-urls.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
await requireFreePorts();
ensurePackages();
console.log('Building the app …');
const built = spawnSync(process.execPath, ['--import', 'tsx', 'tools/commands/build.ts'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
console.log('Starting the built app and the mock platform …');
runTogether(
  [
    ['--import', 'tsx', 'mock-server/main.ts'],
    ['--import', 'tsx', 'tools/commands/serve-build.ts'],
  ],
  { APP_PORT: String(APP_PORT), MOCK_PORT: String(MOCK_PORT) },
);
await printUrls();
