import { ensurePackages } from './ensure-packages.mjs';
import { APP_PORT, MOCK_PORT, requireFreePorts } from './ports.mjs';
import { runTogether } from './processes.mjs';
import { sayWhere } from './say-where.mjs';

ensurePackages();
await requireFreePorts();
console.log('Starting the app and the mock platform …');
const env = { APP_PORT: String(APP_PORT), MOCK_PORT: String(MOCK_PORT) };
runTogether([
  {
    command: process.execPath,
    parameters: ['--import', 'tsx', '--watch', '--watch-preserve-output', 'mock-server/main.ts'],
    env,
  },
  { command: process.execPath, parameters: ['node_modules/vite/bin/vite.js', '--logLevel', 'warn'], env },
]);
await sayWhere();
