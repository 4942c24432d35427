import { spawnSync } from 'node:child_process';
import { ensurePackages } from './ensure-packages.mjs';
import { APP_PORT, MOCK_PORT, requireFreePorts } from './ports.mjs';
import { runTogether } from './processes.mjs';
import { sayWhere } from './say-where.mjs';

ensurePackages();
await requireFreePorts();
const built = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const env = { APP_PORT: String(APP_PORT), MOCK_PORT: String(MOCK_PORT) };
runTogether([
  { command: process.execPath, parameters: ['--import', 'tsx', 'mock-server/main.ts'], env },
  { command: process.execPath, parameters: ['--import', 'tsx', 'tools/serve-build.ts'], env },
]);
await sayWhere();
