import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithPrefetched } from '#adapters/http/prefetched-responses.ts';
import { makeHttp } from '#adapters/http/http.ts';
import type { FailureKind } from '#application/app-failure.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const ADDRESS = 'https://api.test/thing';
const httpAnswering = (...answer: ConstructorParameters<typeof Response>) =>
  makeHttp(makeFakeFetch(() => new Response(...answer)).fetch);

describe('a response', () => {
  it('is its JSON', async () => {
    expect(await httpAnswering('{"a":[1,null]}').json(ADDRESS)).toEqual({ a: [1, null] });
  });

  it('is its text', async () => {
    expect(await httpAnswering('key = value').text(ADDRESS)).toBe('key = value');
  });

  it.each([200, 201, 204, 404, 500])('is only its status, whatever that is: %d', async (status) => {
    const unreadable = new Response(status === 204 ? null : 'not looked at', { status });
    vi.spyOn(unreadable, 'text').mockRejectedValue(new Error('The body was read'));
    expect(await makeHttp(makeFakeFetch(() => unreadable).fetch).status(ADDRESS)).toBe(status);
  });

  it('belongs to its request', async () => {
    const { fetch, sent } = makeFakeFetch(() => new Response('{}'));
    await makeHttp(fetch).json(ADDRESS, { method: 'POST', credentials: 'include', body: '{}' });
    expect(sent[0]).toMatchObject({
      address: ADDRESS,
      init: { method: 'POST', credentials: 'include', body: '{}' },
    });
  });
});

describe('a response with an error status [SHL-12]', () => {
  it.each<[number, FailureKind]>([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not-found'],
    [409, 'refused'],
    [429, 'refused'],
    [499, 'refused'],
    [500, 'server-failed'],
    [503, 'server-failed'],
  ])('with the status %d is %s', async (status, kind) => {
    const failure = { kind, status, message: 'What the server said', serverMessage: 'What the server said' };
    const body = JSON.stringify({ message: 'What the server said' });
    await expect(httpAnswering(body, { status }).json(ADDRESS)).rejects.toMatchObject(failure);
    await expect(httpAnswering(body, { status }).text(ADDRESS)).rejects.toMatchObject(failure);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<h1>Bad gateway</h1>'],
    ['no message', '{"error":"x"}'],
    ['an empty message', '{"message":""}'],
    ['a message that is no text', '{"message":{"text":"x"}}'],
    ['a list', '["message"]'],
    ['null', 'null'],
  ])('has the message "Request failed with {status}" if the server sends %s', async (_, body) => {
    await expect(httpAnswering(body, { status: 502 }).json(ADDRESS)).rejects.toMatchObject({
      message: 'Request failed with 502',
      serverMessage: null,
    });
  });
});

describe('an invalid response [API-07]', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['half an answer', '{"playlist": ['],
  ])('is %s instead of JSON', async (_, body) => {
    await expect(httpAnswering(body).json(ADDRESS)).rejects.toMatchObject({ kind: 'malformed-answer' });
  });
});

describe('the address in a report', () => {
  const address = `${ADDRESS}?token=secret&size=3#part`;
  const noted = `${ADDRESS}?token=…&size=…#part`;

  it.each([
    ['no JSON', () => new Response('<p>'), `The answer from ${noted} is not JSON`],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), `No answer from ${noted}`],
  ])('contains no query values, with %s', async (_, answer, message) => {
    const http = makeHttp(async () => answer());
    await expect(http.json(address)).rejects.toMatchObject({ message });
  });
});

describe('a missing response [API-07]', () => {
  const unreachable = { kind: 'unreachable' };

  it('is caused by a broken connection', async () => {
    const http = makeHttp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(http.json(ADDRESS)).rejects.toMatchObject(unreachable);
    await expect(http.text(ADDRESS)).rejects.toMatchObject(unreachable);
    await expect(http.status(ADDRESS)).rejects.toMatchObject(unreachable);
  });

  it('is caused by a truncated body', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
    await expect(httpAnswering(body).json(ADDRESS)).rejects.toMatchObject(unreachable);
  });
});

describe('a redirect', () => {
  const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

  it('is not followed, and fails as such', async () => {
    const { fetch, sent } = makeFakeFetch(redirect);
    const http = makeHttp(fetch);
    for (const request of [http.json(ADDRESS), http.text(ADDRESS), http.status(ADDRESS, { method: 'POST' })])
      await expect(request).rejects.toMatchObject({ kind: 'redirected' });
    expect(sent.map(({ init }) => init?.redirect)).toEqual(['manual', 'manual', 'manual']);
  });

  it('is followed by the browser if a request allows it', async () => {
    const { fetch, sent } = makeFakeFetch(() => new Response('text'));
    expect(await makeHttp(fetch).text(ADDRESS, { redirect: 'follow' })).toBe('text');
    expect(sent[0]?.init?.redirect).toBe('follow');
  });
});

describe('a response that does not arrive in time [API-07]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = new Promise<never>(() => undefined);
  const endless = () => new Response(new ReadableStream());
  const early = new Map([[ADDRESS, never]]);

  it.each([
    ['of which nothing comes', makeHttp(() => never)],
    ['whose body does not end', makeHttp(makeFakeFetch(endless).fetch)],
    ['that was asked for early', makeHttp(fetchWithPrefetched(early, () => never))],
  ])('is given up after 20 s: one %s', async (_, http) => {
    let failure: unknown = 'none yet';
    void http.json(ADDRESS).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(failure).toBe('none yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ kind: 'unreachable', isTimeout: true });
  });

  it('is also aborted in the browser', async () => {
    const { fetch, sent } = makeFakeFetch(() => never);
    void makeHttp(fetch)
      .status(ADDRESS)
      .catch(() => undefined);
    expect(sent[0]?.init?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent[0]?.init?.signal?.aborted).toBe(true);
  });

  it('leaves no timer behind when it arrives', async () => {
    await httpAnswering('{}').json(ADDRESS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
