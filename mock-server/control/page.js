/* The control page: polls this browser's world once a second, and sends user actions to the control API. */

const POLL_MS = 1000;
const MOST_SHOWN = 200;
const ANNOUNCED_MS = 6000;
const DEVELOPER = 'developer';

const element = (id) => document.getElementById(id);

let announced;

/** Shows a message that covers a corner of the page and disappears by itself. */
function announce(text) {
  clearTimeout(announced);
  element('announcement').textContent = text;
  announced = setTimeout(() => element('announcement').replaceChildren(), ANNOUNCED_MS);
}

/** Calls the control API; announces an error and returns null if it fails. */
async function ask(method, path, body) {
  const request = { method };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(`/__mock/${path}`, request);
    if (response.status === 204) return {};
    const answer = await response.json();
    if (response.ok) return answer;
    announce(answer.message);
  } catch {
    announce('The mock platform does not answer.');
  }
  return null;
}

const build = (tag, text, attributes = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

let offset = 0;
const now = () => Date.now() + offset;
const written = (time) => new Date(time).toISOString().slice(0, 19);

function showWorld(world) {
  if (!world) return;
  offset = Date.parse(world.now) - Date.now();
  element('person').textContent = world.name;
  element('config').textContent = world.config;
  element('world').textContent = world.world;
  element('own-world').hidden = world.world === DEVELOPER;
  for (const button of document.querySelectorAll('[data-person]')) {
    button.setAttribute('aria-pressed', String(button.dataset.person === world.person));
  }
  for (const button of document.querySelectorAll('[data-config]')) {
    button.setAttribute('aria-pressed', String(button.dataset.config === world.config));
  }
  showTime(world.offset === 0);
}

function showTime(isReal) {
  element('time').textContent = `${written(now()).replace('T', ' ')} UTC${isReal ? '' : ' (set)'}`;
}

function showFaults(faults) {
  const entries = (faults ?? []).map((fault) => {
    const entry = build('li', '');
    entry.append(build('code', fault.row), build('span', fateOf(fault)));
    return entry;
  });
  element('fault-list').replaceChildren(...entries);
}

function fateOf(fault) {
  const parts = [];
  if (fault.delayMs) parts.push(`${fault.delayMs} ms late`);
  if (fault.drop) parts.push('dropped');
  else if (fault.dropResponse) parts.push('handled, response dropped');
  else if (fault.body !== undefined) parts.push(`${fault.status ?? 200} with another body`);
  else if (fault.status) parts.push(String(fault.status));
  parts.push(fault.times ? `${fault.times} more` : 'always');
  return parts.join(' · ');
}

function showCalls(calls) {
  if (!calls) return;
  const filter = element('filter').value.toLowerCase();
  const matching = calls.filter(({ method, path }) => `${method} ${path}`.toLowerCase().includes(filter));
  const rows = matching.slice(-MOST_SHOWN).reverse().map(callRow);
  element('call-list').replaceChildren(...rows);
  element('call-count').textContent =
    matching.length === 0 ? 'No calls yet.' : `${rows.length} of ${calls.length}, newest first.`;
}

function callRow({ method, path, row, status, at, body }) {
  const entry = build('tr', '');
  const kind = status === null ? 'none' : status >= 500 ? 'bad' : status >= 400 ? 'refused' : 'good';
  const call = build('td', '', { title: row ?? 'No row of the endpoint table' });
  call.append(build('b', method), document.createTextNode(` ${path}`));
  entry.append(
    build('td', at.slice(11, 19)),
    build('td', status === null ? 'no answer' : String(status), { 'data-kind': kind }),
    call,
    build('td', body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)),
  );
  return entry;
}

let paused = false;

async function refresh() {
  const [world, faults, calls] = await Promise.all([
    ask('GET', 'world'),
    ask('GET', 'faults'),
    paused ? null : ask('GET', 'calls'),
  ]);
  showWorld(world);
  showFaults(faults);
  showCalls(calls);
}

async function poll() {
  if (!document.hidden) await refresh();
  setTimeout(poll, POLL_MS);
}

async function change(method, path, body, said) {
  const answer = await ask(method, path, body);
  if (answer) announce(said);
  await refresh();
}

for (const button of document.querySelectorAll('[data-person]')) {
  button.addEventListener('click', () => {
    const { person } = button.dataset;
    void change('PUT', 'world', { person }, `Now: ${button.querySelector('b').textContent}.`);
  });
}

for (const button of document.querySelectorAll('[data-config]')) {
  button.addEventListener('click', () => {
    const { config } = button.dataset;
    void change(
      'PUT',
      'world',
      { config },
      `Now: ${button.querySelector('b').textContent}. Load the app again.`,
    );
  });
}

for (const button of document.querySelectorAll('[data-shift]')) {
  button.addEventListener('click', () => {
    const moment = new Date(now() + Number(button.dataset.shift)).toISOString();
    void change('PUT', 'world', { now: moment }, 'The clock is set.');
  });
}

element('clock-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const moment = new Date(`${element('moment').value}Z`);
  void change('PUT', 'world', { now: moment.toISOString() }, 'The clock is set.');
});

element('real-time').addEventListener('click', () => {
  void change('PUT', 'world', { now: null }, 'The clock shows the real time.');
});

element('new-world').addEventListener('click', async () => {
  const pressed = document.querySelector('[data-person][aria-pressed="true"]');
  const made = await ask('POST', 'worlds', { person: pressed?.dataset.person ?? 'visitor', enter: true });
  if (!made) return;
  await refresh();
  announce('A new world, of this browser alone.');
});

element('own-world').addEventListener('click', async () => {
  await ask('DELETE', 'world');
  await refresh();
  element('new-world').focus();
  announce('Back in the developer’s world.');
});

element('impersonate').addEventListener('click', async () => {
  const member = await ask('POST', 'impersonation');
  if (member) announce(`The app is used as ${member.email}, until you stop in its banner.`);
});

element('reset').addEventListener('click', () => {
  if (!confirm('Put this world back to how it began? What its people have done is forgotten.')) return;
  void change('POST', 'reset', undefined, 'This world begins anew.');
});

element('kind').addEventListener('change', showFields);

function showFields() {
  const kind = element('kind').value;
  for (const field of document.querySelectorAll('[data-for]')) {
    field.hidden = !field.dataset.for.split(' ').includes(kind);
  }
  element('status').value = kind === 'body' ? '200' : '500';
}

element('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const kind = element('kind').value;
  const fault = { row: element('row').value };
  if (kind === 'status' || kind === 'body') fault.status = Number(element('status').value);
  if (kind === 'body') fault.body = element('body').value;
  if (kind === 'drop') fault.drop = true;
  if (kind === 'drop-response') fault.dropResponse = true;
  const delay = Number(element('delay').value);
  if (delay > 0 || kind === 'delay') fault.delayMs = delay;
  if (element('times').value) fault.times = Number(element('times').value);
  void change('POST', 'faults', fault, `${fault.row} fails from now on.`);
});

element('clear-faults').addEventListener('click', () => {
  void change('DELETE', 'faults', undefined, 'No faults any more.');
});

element('pause').addEventListener('click', () => {
  paused = !paused;
  element('pause').setAttribute('aria-pressed', String(paused));
});

element('filter').addEventListener('input', () => void refresh());
element('moment').value = written(Date.now());
showFields();
void poll();
