import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptAddress, scrubText } from '#domain/error-reporting/scrub-text.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const sentence = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
/** Long and random, as sessions and signatures are. */
const token = fc.stringMatching(/^[A-Za-z0-9_-]{32,200}$/);
const secret = fc.stringMatching(/^[A-Z0-9]{6,20}$/);

/** Texts with a secret in them, in every form in which it may not leave. */
const SECRETS: Readonly<Record<string, (secret: string) => string>> = {
  'the query of a url': (it) => `https://cdn.test/v2/media/AbCd1234?exp=1&x=${it}`,
  'the query of a path': (it) => `/app/workout/slow-barre?${it}`,
  'the fragment of a url': (it) => `https://app.test/app/#${it}`,
  'the user of a url': (it) => `https://${it}:pw@app.test/app/`,
  'the password of a url': (it) => `https://user:${it}@app.test/app/`,
  'a search': (it) => `/app/q/${it}%20ladder`,
  'a search with a quote': (it) => `/app/q/mom's(${it})%20diet`,
  'a query with a quote': (it) => `/app/workout/slow-barre?of=mom's(${it})`,
  'the search of a url': (it) => `https://app.test/app/q/one/${it}`,
  'an e-mail address': (it) => `${it}@example.com`,
  'an encoded e-mail address': (it) => `/account/${it}%40example.com`,
  'the domain of an e-mail address': (it) => `someone@${it}.com`,
  'a named token': (it) => `token=${it}`,
  'a token in JSON': (it) => `{"accessToken": "${it}", "id": 4}`,
  'a password with spaces in JSON': (it) => `{"password": "my ${it} word"}`,
  'a password in single quotes': (it) => `password: 'my ${it}'`,
  'a password under a quoted name': (it) => `{'password': '${it}'}`,
  'a password in escaped JSON': (it) => `{\\"password\\":\\"${it} word\\"}`,
  'a bearer': (it) => `Authorization: Bearer ${it}`,
  'a bearer without a name': (it) => `refused Bearer ${it}`,
  'a cookie': (it) => `Cookie: ${it}`,
  'a cookie after another': (it) => `Cookie: theme=dark; seen=${it}`,
  'an authorization of several parts': (it) => `Authorization: Digest user="jane", response="${it}"`,
  'a token after a blank': (it) => `token ${it}`,
  'a token after a coded blank': (it) => `access_token%20${it}`,
  'a token in a path': (it) => `https://api.test/token/${it}/play`,
  'a token in a coded path': (it) => `/go%2Ftoken%2F${it}%2Fplay`,
  'a coded part of a path': (it) => `/token/%41${it}`,
  'a coded token': (it) => `token%3D${it}`,
  'a token coded twice': (it) => `of=token%253D${it}`,
  'the query of a coded url': (it) => `https%3A%2F%2Fapp.test%2Fapp%3Fx%3D${it}`,
  'a coded session id': (it) => `a%2Fsid%3D${it}`,
  'a coded search': (it) => `%2Fapp%2Fq%2F${it}`,
  'a search with a blank': (it) => `/app/q/leg ${it} day`,
  'a search with a blank and quotes': (it) => `/app/q/"leg day" ${it}`,
  'a short JSON Web Token': (it) => `eyJh.eyJi${it}.c${it}`,
  'a session id': (it) => `sid=${it}`,
  'the session id of a cookie': (it) => `connect.sid=${it}`,
  'a one-time password': (it) => `otp ${it}`,
  'a short name of a password': (it) => `pwd: ${it}`,
  'a session': (it) => `session is ${it}`,
  'a code': (it) => `code=${it}`,
  'an api key in two words': (it) => `API key: ${it}`,
  'a password with a quote in JSON': (it) => `"password":"a\\"${it}"`,
  'secrets in a list': (it) => `"tokens": ["a", "${it}"]`,
  'a basic authorization': (it) => `refused Basic ${it}4ab=`,
  'the start of a response': (it) => `Unexpected token '<', "<html ${it}"... is not valid JSON`,
};

describe('a text for developers [CFG-23]', () => {
  it.each(Object.entries(SECRETS))('does not contain %s, whatever is around it', (_, write) => {
    fc.assert(
      fc.property(sentence, secret, sentence, (before, kept, after) => {
        expect(scrubText(`${before} ${write(kept)} ${after}`)).not.toContain(kept);
      }),
    );
  });

  it('does not contain a long random text', () => {
    fc.assert(
      fc.property(sentence, token, sentence, (before, kept, after) => {
        expect(scrubText(`${before} ${kept} ${after}`)).not.toContain(kept);
      }),
    );
  });

  it('is the same if nothing has to be removed', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(scrubText(text)).toBe(text);
      }),
    );
  });

  it('does not change any more, and is never long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
        const scrubbed = scrubText(text);
        expect(scrubbed.length).toBeLessThanOrEqual(501);
        if (scrubbed.length < 501) expect(scrubText(scrubbed)).toBe(scrubbed);
      }),
    );
  });

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    'No workout has the slug "slow-barre"',
    'No answer from https://cdn.test/v2/media/AbCd1234',
    'The answer from https://api.test/api/v3/jwp/config/slug/slow-barre is not JSON',
    'Failed to fetch dynamically imported module: https://app.test/app/assets/home-CTXAuVvJ.js',
    'Minified React error #130; visit https://react.dev/errors/130',
    'Unexpected token } in JSON at position 3',
    'Unexpected token EOF',
    'No token in the answer of https://api.test/v3/sign',
    'The session has expired. Sign in again',
    'session storage is full',
    'state.session.user is undefined',
    'status code 500',
    'This video file cannot be played. (Error Code: 232011)',
    'MediaError code 4: MEDIA_ERR_SRC_NOT_SUPPORTED',
    'closed with code 1006',
    'code: ERR_NETWORK',
    'code=404',
    'Failed to load code 12 for home',
    'author: Jane Moss',
    'Unauthorized: sign in',
    'side=left; hotpot=1; pinned: true; optional: 3',
    'Basic barre 30-minute class',
    'at https://app.test/app/assets/session-Xy12.js:1:2',
    'window.eyJabc is not a function',
    'version 1.2.3 of a.b.c',
  ])('still says %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it.each([
    ['token=abc', 'token=…'],
    ['apikey=abc', 'apikey=…'],
    ['api_key=abc', 'api_key=…'],
    ['api-key=abc', 'api-key=…'],
    ['passwd: abc', 'passwd: …'],
    ['auth=abc', 'auth=…'],
    ['email=jane', 'email=…'],
    ['e-mail=jane', 'e-mail=…'],
    ['cookie_name=abc', 'cookie_name=…'],
    ['sessionId : abc', 'sessionId : …'],
    ['my-secret=abc, then', 'my-secret=…, then'],
    ['password: "my words', 'password: …'],
    ["password: 'my words", 'password: …'],
    ['Authorization: Bearer  abc', 'Authorization: …'],
    ['refused Bearer  abc again', 'refused Bearer … again'],
    ['sent to jane.doe@example.com today', 'sent to … today'],
    ['password is hunter2 again', 'password is … again'],
    ["the token 'abc123' again", "the token '…' again"],
    ['/token/abc/play', '/token/…/play'],
    ['token%3Dabc again', 'token%3D… again'],
    ['{"password":"x","id":4}', '{"password":…,"id":4}'],
    ['"tokens": ["a", "b"], "id": 4', '"tokens": …, "id": 4'],
    ['token => abc again', 'token => … again'],
    ['pin 4711', 'pin …'],
    ['your code 123456 again', 'your code … again'],
    ['Cookie: a=1; b=2\nand more', 'Cookie: …\nand more'],
    ['eyJh.eyJi.c again', '… again'],
    ['eyJhbGc.e30. again', '… again'],
    ['/app/q/leg day\nis slow', '/app/q/…\nis slow'],
    ['/app/q/leg%20day is slow', '/app/q/… is slow'],
    ['from https://jane:abc@app.test/app/ on', 'from https://app.test/app/ on'],
    ['asked for ?user=jane again', 'asked for  again'],
    [
      'Unexpected token \'<\', "<html abc"... is not valid JSON',
      'Unexpected token \'<\', "…"... is not valid JSON',
    ],
  ])('of %s keeps %s', (text, rest) => {
    expect(scrubText(text)).toBe(rest);
  });

  it.each([
    [1989, ' last words', '… last words'],
    [1990, ' last words', '… last '],
    [1990, ' last words and more', '… last '],
  ])('is read up to 2000 characters, the last word only if it is whole: %i and "%s"', (length, end, rest) => {
    expect(scrubText('a'.repeat(length) + end)).toBe(rest);
  });

  it('is read in time, and without half a secret, however long it is', () => {
    expect(scrubText('a.'.repeat(500_000))).toBe('');
    expect(scrubText(`${'?x=1 '.repeat(397)} see jane.doe@example.com`)).not.toContain('jane');
  });

  it.each([
    [`${'a'.repeat(30)} `.repeat(20).slice(0, 500), 0],
    [`${'a'.repeat(30)} `.repeat(20).slice(0, 501), 1],
  ])('has 500 characters at most', (text, cut) => {
    expect(scrubText(text)).toBe(text.slice(0, 500) + '…'.repeat(cut));
  });
});

describe('the address of a script [CFG-23]', () => {
  it.each([
    ['https://app.test/app/assets/home-CTXAuVvJ.js', 'https://app.test/app/assets/home-CTXAuVvJ.js'],
    ['https://cdn.test/libraries/p.js?token=abc', 'https://cdn.test/libraries/p.js'],
    ['https://app.test/app/workout/x?u=jane#top', '<page>'],
    ['https://app.test/app/#?a\nb', '<page>'],
    ['https://app.test/app/q/assets/jane.js', '<page>'],
    ['https://jane:pw@app.test/app/assets/home.js', '<page>'],
    ['https://app.test/app/assets/home.json', '<page>'],
  ])('of %s is %s', (url, address) => expect(scriptAddress(url)).toBe(address));

  it('has 500 characters at most', () => {
    const address = `https://app.test/app/assets/${'a'.repeat(500)}.js`;
    expect(scriptAddress(address)).toBe(`https://app.test/app/assets/${'a'.repeat(472)}`);
  });
});
