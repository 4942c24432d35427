// @ts-check
import { spawnSync } from 'node:child_process';
import { ensureNginx } from '../environment/nginx.mjs';
import { ensurePackages } from '../environment/ensure-packages.mjs';
import { NOT_RUN } from '../environment/run-steps.mjs';

/*
 * Serves the build in dist/ by nginx with docs/how-to/nginx.conf, and by the project's own host, and checks every row of the
 * table in docs/how-to/deploy.md. Without nginx it checks nothing, and says so by its exit status.
 */
process.chdir(new URL('../..', import.meta.url).pathname);
ensurePackages();
if (!ensureNginx()) {
  console.log(
    'nginx could not be had: docs/how-to/nginx.conf was not tested. It needs Debian’s or Ubuntu’s apt.',
  );
  process.exit(NOT_RUN);
}
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.hosting.config.ts'],
    ...['--reporter=minimal', '--reporter=json', '--outputFile.json=reports/hosting.json'],
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
