import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensurePackages } from './ensure-packages.mjs';

ensurePackages();
mkdirSync('reports', { recursive: true });
const [assembly, ...parameters] = process.argv.slice(2);
const loaders = ['--import', 'tsx', '--import', './features/support/node-css.mjs'];
const command =
  assembly === 'browser'
    ? [...loaders, 'tools/features-in-browser.ts', ...parameters]
    : [...loaders, 'node_modules/@cucumber/cucumber/bin/cucumber.js', ...parameters];
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: {
    ...process.env,
    ASSEMBLY: assembly,
    NODE_OPTIONS: loaders.map((part) => part.replace('./', `${process.cwd()}/`)).join(' '),
  },
});
process.exit(status ?? 1);
