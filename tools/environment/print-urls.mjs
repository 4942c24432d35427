// @ts-check
import { APP_PORT, MOCK_PORT } from './ports.mjs';
import { answers } from './processes.mjs';

/** Waits for the servers, then prints their addresses and the available personas. */
export async function printUrls() {
  const platform = `http://localhost:${MOCK_PORT}`;
  await answers(`http://localhost:${APP_PORT}/app/`);
  /** @type {readonly { id: string, name: string }[]} */
  const people = await (await answers(`${platform}/__mock/people`)).json();
  console.log(`
  The app            http://localhost:${APP_PORT}/app/
  The mock platform  ${platform}/

  Personas, to choose on the mock platform's page or by signing in:
${people.map(({ name }) => `    ${name}`).join('\n')}

  Press Ctrl-C to stop.
`);
}
