import { describe, expect, it } from 'vitest';
import { makeAccountApi, mapResult } from '#adapters/account-api/account-api.ts';
import { AppFailure } from '#application/app-failure.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

describe('reading from the account API', () => {
  it('requests its base, with credentials and for JSON [API-01]', async () => {
    const { api, sent } = accountApiAnswering(() => Response.json({ a: 1 }));
    expect(await api.get('/api/v3/jwp/me')).toEqual({ data: { a: 1 }, errors: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://api.test/api/v3/jwp/me');
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', headers: { accept: 'application/json' } });
    expect(sent[0]?.init?.method).toBeUndefined();
  });

  it.each(['https://api.test/', 'https://api.test///'])(
    'collapses slashes at the end of the base: %s',
    async (base) => {
      const { api, sent } = accountApiAnswering(() => Response.json({}), base);
      await api.get('/config');
      await api.send('DELETE', '/logout');
      expect(sent.map(({ address }) => address)).toEqual([
        'https://api.test/config',
        'https://api.test/logout',
      ]);
    },
  );

  it.each([
    ['a refusal', () => Response.json({ message: 'Log in' }, { status: 401 }), 'unauthorized'],
    ['a failing server', () => new Response('oh', { status: 500 }), 'server-failed'],
    ['a page', () => new Response('<html>'), 'malformed-answer'],
    ['a broken connection', cutOff, 'unreachable'],
  ] as const)('returns %s as an error and does not throw [SHL-12]', async (_, answer, kind) => {
    const { data, errors } = await accountApiAnswering(answer).api.get('/api/v3/jwp/me');
    expect(data).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ kind })]);
    expect(errors[0]).toBeInstanceOf(AppFailure);
  });

  it('also returns a bug of its own as an error', async () => {
    const broken = { json: () => Promise.reject(new Error('a fault')), text: () => '', status: () => 0 };
    const api = makeAccountApi(broken as never, 'https://api.test');
    expect((await api.get('/me')).errors).toEqual([
      expect.objectContaining({ kind: 'malformed-answer', message: 'Error: a fault' }),
    ]);
  });
});

describe('the path of an address on the account API', () => {
  it.each([
    ['https://api.test/v3/search?q=a&page=2', 'https://api.test', '/v3/search?q=a&page=2'],
    ['https://api.test/base/search?page=2', 'https://api.test/base/', '/search?page=2'],
    ['/v3/search?page=2', 'https://api.test', '/v3/search?page=2'],
    ['https://api.test/base/../search', 'https://api.test/base', null],
    ['https://api.test.elsewhere.test/v3', 'https://api.test', null],
    ['https://api.test/other/search', 'https://api.test/base', null],
    ['http://api.test/v3/search', 'https://api.test', null],
    ['https://[', 'https://api.test', null],
  ])('%s on %s: %s', (address, base, path) => {
    expect(accountApiAnswering(() => Response.json({}), base).api.pathOf(address)).toBe(path);
  });
});

describe('sending to the account API', () => {
  it('outlives the page, with credentials and as JSON [API-01, API-05]', async () => {
    const { api, sent } = accountApiAnswering(() => new Response(null, { status: 204 }));
    expect(await api.send('POST', '/api/v3/jwp/watch_history/a', { progress: 0.5 })).toEqual({
      data: 204,
      errors: [],
    });
    expect(sent[0]?.address).toBe('https://api.test/api/v3/jwp/watch_history/a');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"progress":0.5}',
    });
  });

  it('sends an empty object without a body', async () => {
    const { api, sent } = accountApiAnswering(() => new Response(null, { status: 204 }));
    await api.send('DELETE', '/api/v3/jwp/users/logout');
    expect(sent[0]?.init).toMatchObject({ method: 'DELETE', body: '{}' });
  });

  it('returns the status, whatever it is', async () => {
    const { api } = accountApiAnswering(() => new Response('no', { status: 503 }));
    expect(await api.send('POST', '/x')).toEqual({ data: 503, errors: [] });
  });

  it('returns a broken connection as an error', async () => {
    const { data, errors } = await accountApiAnswering(cutOff).api.send('POST', '/x');
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({ kind: 'unreachable' });
  });
});

describe('parsing a response', () => {
  it('returns the parsed data', () => {
    expect(mapResult({ data: 2, errors: [] }, (data) => Number(data) + 1)).toEqual({ data: 3, errors: [] });
  });

  it('passes errors on', () => {
    const failed = { data: null, errors: [new AppFailure('unreachable', 'x')] } as const;
    expect(mapResult(failed, () => expect.unreachable())).toBe(failed);
  });

  it('returns an error for invalid data', () => {
    const failure = new AppFailure('malformed-answer', 'x');
    const answer = mapResult({ data: 2, errors: [] }, () => {
      throw failure;
    });
    expect(answer).toEqual({ data: null, errors: [failure] });
  });
});
