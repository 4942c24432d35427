import type { AppConfig } from '../catalogue/configs/app-config.ts';
import { CONFIG_IDS } from '../catalogue/configs/configs.ts';
import { html, type Html } from '../http/html.ts';
import type { Platform } from '../platform.ts';
import { PERSONA_GROUPS } from '../worlds/personas.ts';
import { controlRow } from './control-row.ts';
import { controlPageStyle } from './control-page-style.ts';

/** The page for controlling a world by hand, namely that of the browser that opens it. */
export const controlPage = controlRow({
  method: 'GET',
  path: '/',
  summary: 'The control page',
  produces: 'text/html; charset=utf-8',
  handler: ({ platform, rows }) => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: controlPageMarkup(`${platform.appOrigin}/app/`, rows, configsOf(platform)),
  }),
});

const personaSection = html`<section class="personas" aria-labelledby="people">
  <div>
    <h2 id="people">Persona</h2>
    <p class="soft">Who is signed in. What each has done stays with them until a reset.</p>
  </div>
  ${PERSONA_GROUPS.map(
    (group) => html`
      <h3>${group.name}</h3>
      <ul class="people" aria-label="${group.name}">
        ${group.personas.map(
          ({ id, name, about }) => html`
            <li>
              <button data-person="${id}" aria-pressed="false">
                <b>${name}</b><code>${id}</code><span class="soft">${about}</span>
              </button>
            </li>
          `,
        )}
      </ul>
    `,
  )}
</section>`;

const configsOf = ({ catalogue }: Platform): readonly AppConfig[] =>
  CONFIG_IDS.flatMap((id) => catalogue.configNamed(id) ?? []);

const configSection = (configs: readonly AppConfig[], app: string): Html => html`
  <section class="configs" aria-labelledby="configs">
    <h2 id="configs">Config</h2>
    <p class="soft">
      The customer whose config the app uses from its next load on.
      <a href="${app}o/demo">The demo page</a> tries others.
    </p>
    <ul class="people" aria-label="Configs">
      ${configs.map(
        ({ id, siteName, description, styling }) => html`
          <li>
            <button data-config="${id}" aria-pressed="false">
              <b>${siteName}</b><code>${id}</code>
              <span class="soft">${description}</span>
              <span class="swatches" aria-hidden="true">
                <i style="background: ${styling.backgroundColor}"></i>
                <i style="background: ${styling.highlightColor}"></i>
                <i style="background: ${styling.headerBackground ?? styling.backgroundColor}"></i>
              </span>
            </button>
          </li>
        `,
      )}
    </ul>
  </section>
`;

const controlPageMarkup = (app: string, rows: readonly string[], configs: readonly AppConfig[]): string =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0d12" />
        <title>Mock platform</title>
        <link rel="icon" href="data:," />
        <style>
          ${controlPageStyle}
        </style>
        <script src="/__mock/page.js" defer></script>
      </head>
      <body>
        <header>
          <h1>Mock platform</h1>
          <nav aria-label="Elsewhere">
            <a href="${app}">App</a>
            <a href="/account">Account site</a>
            <a href="/openapi.json">OpenAPI document</a>
          </nav>
        </header>
        <main>
          <p id="announcement" role="status"></p>
          <section class="now" aria-labelledby="now">
            <h2 id="now">This world</h2>
            <dl>
              <div>
                <dt>Persona</dt>
                <dd id="person">…</dd>
              </div>
              <div>
                <dt>Config</dt>
                <dd id="config">…</dd>
              </div>
              <div>
                <dt>Time</dt>
                <dd id="time">…</dd>
              </div>
              <div>
                <dt>World</dt>
                <dd id="world">…</dd>
              </div>
            </dl>
            <div class="row">
              <button id="new-world">Make a new world</button>
              <button id="own-world" hidden>The developer’s world</button>
              <button id="impersonate">Impersonate this persona</button>
              <button class="danger" id="reset">Reset this world</button>
            </div>
          </section>
          ${personaSection} ${configSection(configs, app)}
          <section aria-labelledby="clock">
            <h2 id="clock">Clock</h2>
            <p class="soft">
              The time in this world, which runs on from there. The app takes its own from here.
            </p>
            <form id="clock-form">
              <div>
                <label for="moment">Date and time (UTC)</label>
                <div class="row">
                  <input
                    id="moment"
                    name="moment"
                    type="datetime-local"
                    step="1"
                    min="2000-01-01T00:00"
                    max="2049-12-31T23:59"
                    required
                  />
                  <button class="primary">Set</button>
                </div>
              </div>
            </form>
            <div class="row">
              <button data-shift="-86400000">−1 day</button>
              <button data-shift="3600000">+1 hour</button>
              <button data-shift="86400000">+1 day</button>
              <button data-shift="604800000">+1 week</button>
              <button id="real-time">Real time</button>
            </div>
          </section>
          <section aria-labelledby="faults">
            <h2 id="faults">Faults</h2>
            <p class="soft">Make a row of the endpoint table fail, in this world alone.</p>
            <form id="fault-form">
              <div>
                <label for="row">Row</label>
                <select id="row" name="row" required>
                  ${rows.map((row) => html`<option>${row}</option>`)}
                </select>
              </div>
              <div class="fields">
                <div>
                  <label for="kind">How</label>
                  <select id="kind" name="kind">
                    <option value="status">A status</option>
                    <option value="body">Another body</option>
                    <option value="drop">A dropped connection</option>
                    <option value="drop-response">Handled, then dropped</option>
                    <option value="delay">Only late</option>
                  </select>
                </div>
                <div data-for="status body">
                  <label for="status">Status</label>
                  <input id="status" name="status" type="number" min="200" max="599" value="500" />
                </div>
                <div>
                  <label for="delay">Delay, ms</label>
                  <input id="delay" name="delay" type="number" min="0" max="600000" placeholder="0" />
                </div>
                <div>
                  <label for="times">Times</label>
                  <input id="times" name="times" type="number" min="1" placeholder="always" />
                </div>
              </div>
              <div data-for="body" hidden>
                <label for="body">Body, sent as it is</label>
                <textarea id="body" name="body" rows="3" spellcheck="false">
<!doctype html><h1>Bad gateway</h1></textarea>
              </div>
              <div class="row">
                <button class="primary">Let it fail</button>
                <button type="button" id="clear-faults">Clear all faults</button>
              </div>
            </form>
            <ul id="fault-list" class="list" aria-label="Faults of this world"></ul>
          </section>
          <section class="calls" aria-labelledby="calls">
            <div class="row spread">
              <h2 id="calls">Calls received</h2>
              <div class="row">
                <label for="filter">Filter</label>
                <input id="filter" type="search" placeholder="watch_history" />
                <button id="pause" aria-pressed="false">Pause</button>
              </div>
            </div>
            <div class="table" tabindex="0" role="region" aria-label="The calls, newest first">
              <table>
                <thead>
                  <tr>
                    <th scope="col">At</th>
                    <th scope="col">Status</th>
                    <th scope="col">Call</th>
                    <th scope="col">Body</th>
                  </tr>
                </thead>
                <tbody id="call-list"></tbody>
              </table>
            </div>
            <p class="soft" id="call-count"></p>
          </section>
        </main>
      </body>
    </html>`.markup;
