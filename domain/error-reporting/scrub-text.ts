/* eslint-disable regexp/no-super-linear-move -- what is read has LONGEST_READ characters at most */

/** Stands for what was removed. */
const REMOVED = '…';
const LONGEST_TEXT = 500;
/** How much of a text is read. */
const LONGEST_READ = 2000;

/*
 * Each pattern takes time linear in the length of the text: it begins only where a word begins, and looks ahead for the name within
 * the word, so that no part is read once for each of its letters.
 */

/** A character of an address as it is, or percent-encoded, up to four times. */
const encoded = (character: string, code: string): string => `(?:${character}|%(?:25){0,3}${code})`;
const BLANK = encoded('[\\s+]', '20');
const SLASH = encoded('/', '2f');

/** A whole word, in which the pattern is found. */
const wordWith = (pattern: string): string =>
  `(?:(?<![\\w-])|(?<=%(?:25){0,3}[\\da-fA-F]{2}))(?=${pattern})[\\w-]+(?![\\w-])`;
/** What is found anywhere in a word, and what has to be the word or a part of it, as in `connect-sid`. */
const wordNaming = (within: string, exactly: string): string =>
  wordWith(`[\\w-]*(?:${within})|(?:[\\w-]*[_-])?(?:${exactly})(?![a-zA-Z0-9])`);

const WITHIN =
  'token secret password passwd passcode passphrase pwd cookie session sessid signature credential csrf xsrf jwt'.split(
    ' ',
  );
const EXACTLY = ['sid', 'otp', 'pin', 'pass', 'sig'];
/** "author" and "unauthorized" name no secret. */
const OTHERS = '(?<!un)auth(?!or(?!iz))|(?:api|access|private)[_-]?key|e-?mail|query';

/** The name of a value that must stay secret, as in `api_key=…`, `"password": "…"` or `/token/…`. */
const SECRET_NAME = `(?:(?:api|access|private) key|${wordNaming([...WITHIN, OTHERS].join('|'), EXACTLY.join('|'))})`;
const CODE = `(?<!\\b(?:error|status|exit|close)[\\s_-])${wordWith('code(?![\\w-])')}`;
const QUOTE = `(?:\\\\*["']|%(?:25){0,3}2[27])?`;
const EQUALS = `${QUOTE}${BLANK}*${encoded('=+>?', '3d')}${BLANK}*`;
const IS = `${QUOTE}${BLANK}*${encoded('[=:]+>?', '3[ad]')}${BLANK}*`;
/** A text in quotes, a list or group, or one word. */
const VALUE = [
  String.raw`\\+"[^"]*(?:"|$)`,
  String.raw`"(?:[^"\\]|\\(?:[^]|$))*(?:"|$)`,
  String.raw`'(?:[^'\\]|\\(?:[^]|$))*(?:'|$)`,
  String.raw`[[{][^\]}]*[\]}]?`,
  String.raw`(?:(?:bearer|basic)\s+)?[^\s"'&;,)]+`,
].join('|');

/** The name of a secret as people write it before a blank: in small letters, in capitals, or with a capital. */
const inAnyCase = (names: readonly string[]): string =>
  names.flatMap((name) => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)]).join('|');
const NAME_IN_TEXT = wordNaming(
  inAnyCase([...WITHIN, 'authorization', 'apikey']),
  inAnyCase([...EXACTLY, 'auth', 'key']),
);
/** A word such as "expired", or a constant such as `ERR_NETWORK`: no secret after the name of one. */
const PLAIN_WORD = `(?:[A-Z]?[a-z]+(?:['-][a-z]+)*|[A-Z]+(?:_[A-Z]+)+)(?![\\w~+=%/-]|\\.\\w)`;

/** What is removed from texts, in this order, and what stands for it. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Part of the text that could not be parsed, such as a response.
  [/^([^"]*")[^]*(?="\.{0,3} is not valid JSON)/, `$1${REMOVED}`],
  [/(\/\/)[^\s/"'@]*@/g, '$1'],
  [/(?<=\S)(?:[?#]|%(?:25){0,3}(?:3f|23))[^\s"<>]+|[?#&][\w-]+=[^\s"<>]*/gi, ''],
  // The path of a search is what somebody typed. Browsers do not encode quotes and parentheses; if nothing is encoded, the blanks of
  // the search may not be either, and all that follows on the line may belong to it.
  [
    new RegExp(
      `(${SLASH}q${SLASH})(?!${REMOVED}(?:\\s|$))(?:[^\\s"<>]*%[\\da-f]{2}[^\\s"<>]*|[^\\n]+)`,
      'gi',
    ),
    `$1${REMOVED}`,
  ],
  [/(?<![^\s"'<>()/@:=,;])[^\s"'<>()/@:=,;]+(?:@|%(?:25){0,3}40)[^\s"'<>()/@]+/gi, REMOVED],
  // These headers go on after blanks, commas and semicolons.
  [
    new RegExp(`(${wordWith('(?:[\\w-]*-)?(?:cookie|authorization)(?![\\w-])')}${IS})[^\\s"'\\\\{[].*`, 'gi'),
    `$1${REMOVED}`,
  ],
  [new RegExp(`(${SECRET_NAME}${IS})(?:${VALUE})`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`(${CODE}${EQUALS})(?!\\d{1,4}(?!\\w))(?:${VALUE})`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`((?:${SECRET_NAME}|${CODE})${SLASH})(?:(?!${SLASH})[^\\s"'<>])+`, 'gi'), `$1${REMOVED}`],
  [
    new RegExp(
      `(${NAME_IN_TEXT}["']?${BLANK}+(?:(?:is|was)${BLANK}+)?["'(\`]?)(?!${PLAIN_WORD})[\\w.~+/=%-]{4,}`,
      'g',
    ),
    `$1${REMOVED}`,
  ],
  [new RegExp(`(${CODE}(?:${IS}|${BLANK}+)["'(]?)(?=[\\w-]*\\d)[\\w.~+/=-]{5,}`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`\\b(bearer)${BLANK}+[^\\s"']+`, 'gi'), `$1 ${REMOVED}`],
  [new RegExp(`\\b(basic${BLANK}+)(?=[\\w+/]*[\\d=])[\\w+/=]{8,}`, 'gi'), `$1${REMOVED}`],
  // A JSON Web Token begins with the braces of its header in base64, and may be short.
  [/(?<![\w-])(?=[\w-]*e(?:y[JA]|w[o0k]))[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, REMOVED],
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
  text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/(?<!\S)\S+$/, '') : text;

/** The files of the app and of the player library. */
const SCRIPT = /^(?!.*\/q\/)[^\s"'@]*\/(?:assets|libraries)\/[^\s"'@/]+\.js$/;
/** Stands for the page, whose address may contain what somebody typed. */
const PAGE = '<page>';

/** The url of a script without query and fragment; a script in the page itself has none that may leave the browser (CFG-23). */
export function scriptAddress(url: string): string {
  const file = url.replace(/[?#].*/s, '');
  return SCRIPT.test(file) ? file.slice(0, LONGEST_TEXT) : PAGE;
}
