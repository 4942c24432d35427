import { APP_PORT, MOCK_PORT } from './ports.mjs';
import { answers } from './processes.mjs';

/** Prints where everything is, and who one can be, once it is there. */
export async function sayWhere() {
  const platform = `http://localhost:${MOCK_PORT}`;
  await answers(`http://localhost:${APP_PORT}/app/`);
  const people = await (await answers(`${platform}/__mock/people`)).json();
  const list = people.map(({ id, name }) => `    ${id.padEnd(12)} ${name}`).join('\n');
  console.log(`
  The app            http://localhost:${APP_PORT}/app/
  The mock platform  ${platform}/

  Whom you are, the clock and what fails are set on the mock platform's page. You can be:
${list}

  Ctrl-C ends everything.
`);
}
