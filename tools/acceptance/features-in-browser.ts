import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { catalogueCalendar } from '#mock-server/catalogue/catalogue-calendar.ts';
import { createCatalogue } from '#mock-server/catalogue/catalogue.ts';
import { warmPlayerLibrary } from '#mock-server/player-library/player-library-endpoint.ts';
import { createServer } from '#mock-server/server.ts';
import { freePort } from '../environment/free-port.ts';
import { selectForBrowser } from './select-for-browser.ts';

const HOST = '127.0.0.1';
/** Named by a scenario. */
const LOST_ACCOUNT_SERVER = 'http://localhost:1';

/**
 * Runs scenarios in Chromium, against the built app and a separate mock platform. The parameters are the flags of
 * tools/commands/features.mjs, then `--`, then Cucumber's own.
 */
const parameters = process.argv.slice(2);
const end = parameters.indexOf('--');
const flags = parameters.slice(0, end);
const passedOn = parameters.slice(end + 1);
if (!flags.includes('--built')) await import('../commands/build.ts');
const selected = flags.includes('--selected') ? await selectForBrowser() : null;
const { makeAppHost } = await import('../environment/app-host.ts');
const ports = { app: await freePort(), platform: await freePort() };
const origin = `http://${HOST}:${ports.platform}`;
const appOrigin = `http://${HOST}:${ports.app}`;
const platform = createServer({
  origin,
  appOrigin,
  catalogueOn: catalogueCalendar((today) => createCatalogue({ origin, today })),
});
const host = await makeAppHost(origin, { sources: { api: `${origin} ${LOST_ACCOUNT_SERVER}` } });
// So that the first video of a scenario need not wait for it.
await warmPlayerLibrary();
await platform.listen({ port: ports.platform, host: HOST });
await host.listen({ port: ports.app, host: HOST });

const cucumber = spawn(process.execPath, ['node_modules/@cucumber/cucumber/bin/cucumber.js', ...passedOn], {
  stdio: 'inherit',
  env: {
    ...process.env,
    APP_ORIGIN: appOrigin,
    PLATFORM_ORIGIN: origin,
    ...(selected ? { SELECTED_SCENARIOS: selected } : {}),
  },
});
const [code] = (await once(cucumber, 'exit')) as [number | null];
await Promise.all([platform.close(), host.close()]);
process.exit(code ?? 1);
