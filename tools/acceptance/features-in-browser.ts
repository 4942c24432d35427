import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { FAILURES_FOLDER } from '#features/support/failure-evidence.ts';
import { MOCK_PORT } from '../environment/ports.mjs';
import { selectForBrowser } from './select-for-browser.ts';

/** Named by scenarios: nothing listens there. */
const LOST_SERVER = 'http://localhost:1';

/**
 * Runs scenarios in Chromium, against the built app and a separate mock platform. The parameters are the flags of
 * tools/commands/features.mjs, then `--`, then Cucumber's program and its own.
 */
const parameters = process.argv.slice(2);
const end = parameters.indexOf('--');
const flags = parameters.slice(0, end);
const passedOn = parameters.slice(end + 1);
if (!flags.includes('--built')) await import('../commands/build.ts');
rmSync(FAILURES_FOLDER, { recursive: true, force: true });
const selected = flags.includes('--selected') ? await selectForBrowser() : null;
// Loaded after the build: the app's host lists the built files.
const { serveProduct } = await import('../environment/serve-product.ts');
const product = await serveProduct({ otherServer: LOST_SERVER, defaultCdn: `http://localhost:${MOCK_PORT}` });

const cucumber = spawn(process.execPath, passedOn, {
  stdio: 'inherit',
  env: {
    ...process.env,
    APP_ORIGIN: product.appOrigin,
    PLATFORM_ORIGIN: product.platformOrigin,
    ...(selected ? { SELECTED_SCENARIOS: selected } : {}),
  },
});
const [code] = (await once(cucumber, 'exit')) as [number | null];
await product.close();
process.exit(code ?? 1);
