/** Stands for what was removed. */
const REMOVED = '…';
const LONGEST_TEXT = 500;
/** How much of a text is read: some patterns take quadratic time. */
const LONGEST_READ = 2000;

/** The name of a value that must stay secret, as in `api_key=…`, `"password": "…"` or `Authorization: Bearer …`. */
const SECRET =
  /(\b[\w-]*(?:token|secret|passw(?:or)?d|api[_-]?key|auth(?:orization)?|cookie|session|signature|e-?mail|query)[\w-]*\\?["']?\s*[=:]\s*)(?:\\?"[^"]*(?:"|$)|'[^']*(?:'|$)|(?:(?:bearer|basic)\s+)?[^\s"'&;,)]+)/gi;

/** What is removed from texts, in this order, and what stands for it. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Part of the text that could not be parsed, such as a response.
  [/"[^]*(?="\.{0,3} is not valid JSON)/g, `"${REMOVED}`],
  [/(\/\/)[^\s/"'@]*@/g, '$1'],
  [/(?<=\S)[?#][^\s"<>]+|[?#&][\w-]+=[^\s"<>]*/g, ''],
  // The path of a search is what somebody typed. Browsers do not encode quotes and parentheses.
  [/(\/q\/)[^\s"<>]+/g, `$1${REMOVED}`],
  [/[^\s"'<>()/@:=,;]+(?:@|%40)[^\s"'<>()/@]+/gi, REMOVED],
  [SECRET, `$1${REMOVED}`],
  [/\b(bearer|basic)\s+[^\s"']+/gi, `$1 ${REMOVED}`],
  // Random texts are tokens or ids of sessions: longer than any word or public name.
  [/[A-Za-z0-9_~+=.-]{32,}/g, REMOVED],
];

/**
 * Removes from a text for developers what may not leave the browser: queries, fragments and credentials of urls, searches, e-mail
 * addresses, tokens, and parts of responses. Long texts are cut (CFG-23).
 */
export function scrubText(text: string): string {
  const scrubbed = REPLACEMENTS.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    firstWords(text),
  );
  return scrubbed.length > LONGEST_TEXT ? scrubbed.slice(0, LONGEST_TEXT) + REMOVED : scrubbed;
}

/** The last word of a long text may be the beginning of a secret, which no pattern would know. */
const firstWords = (text: string): string =>
  text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/\S*$/, '') : text;

/** The files of the app and of the player library. */
const SCRIPT = /^(?!.*\/q\/)[^\s"'@]*\/(?:assets|libraries)\/[^\s"'@/]+\.js$/;
/** Stands for the page, whose address may contain what somebody typed. */
const PAGE = '<page>';

/** The url of a script without query and fragment; a script in the page itself has none that may leave the browser (CFG-23). */
export function scriptAddress(url: string): string {
  const file = url.replace(/[?#].*/s, '');
  return SCRIPT.test(file) ? file.slice(0, LONGEST_TEXT) : PAGE;
}
