import { describe, expect, it } from 'vitest';
import { fetchWithPrefetched } from '#adapters/http/prefetched-responses.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';

const ADDRESS = 'https://api.test/me';
const setUp = (early: Promise<Response>) => {
  const { fetch, sent } = makeFakeFetch(() => new Response('late'));
  return { fetch: fetchWithPrefetched(new Map([[ADDRESS, early]]), fetch), sent };
};
const textOf = async (response: Promise<Response>) => (await response).text();

describe('a prefetched response', () => {
  it('is used by the first request for its address, once', async () => {
    const { fetch, sent } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf(fetch(ADDRESS))).toBe('early');
    expect(sent).toEqual([]);
    expect(await textOf(fetch(ADDRESS, { credentials: 'include' }))).toBe('late');
    expect(sent).toEqual([{ address: ADDRESS, init: { credentials: 'include' } }]);
  });

  it('is used by one of two concurrent requests', async () => {
    const { fetch } = setUp(Promise.resolve(new Response('early')));
    expect(await Promise.all([textOf(fetch(ADDRESS)), textOf(fetch(ADDRESS))])).toEqual(['early', 'late']);
  });

  it('is ignored if it failed', async () => {
    const { fetch, sent } = setUp(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(fetch(ADDRESS))).toBe('late');
    expect(sent).toHaveLength(1);
  });

  it('is used even if the server refused the request', async () => {
    const { fetch, sent } = setUp(Promise.resolve(new Response('no', { status: 401 })));
    expect((await fetch(ADDRESS)).status).toBe(401);
    expect(sent).toEqual([]);
  });

  it.each(['POST', 'DELETE'])('is not used for a %s', async (method) => {
    const { fetch } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf(fetch(ADDRESS, { method }))).toBe('late');
    expect(await textOf(fetch(ADDRESS))).toBe('early');
  });

  it('is not used for another address', async () => {
    const { fetch } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf(fetch(`${ADDRESS}?x=1`))).toBe('late');
  });
});
