// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { OccurrenceKind } from '#adapters/error-reporting/occurrence.ts';
import { makeSentryErrorReports } from '#adapters/error-reporting/sentry-error-reports.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';

interface Sent {
  readonly type?: string;
  readonly transaction?: string;
  readonly timestamp: number;
  readonly start_timestamp?: number;
  readonly user?: unknown;
  readonly contexts?: { readonly trace?: { readonly op?: string } };
  readonly exception?: { readonly values: readonly { readonly value: string }[] };
}
type Navigate = (event: { destination: { sameDocument: boolean; url: string } }) => void;

function open(random = 0.5) {
  const { fetch, sent } = makeFakeFetch(() => Response.json({}));
  const network = makeControllableNetwork();
  const clock = makeFixedClock(100_000);
  const listen = vi.fn<(type: string, listener: Navigate) => void>();
  const send = makeSentryErrorReports({
    dsn: 'https://key@errors.test/42',
    release: '0.1.0',
    fetch,
    network,
    clock,
    page: {
      age: () => 2000,
      navigation: { addEventListener: listen as never },
      location: { pathname: '/app/' },
    },
    patternAt: (path) => (path === '/' ? '/' : undefined),
    random: () => random,
  });
  const notify = (kind: OccurrenceKind, subject?: unknown, at = clock.now().getTime(), pathname = '/app/') =>
    send({ kind, subject, at, pathname, isOnline: network.isOnline() });
  const items = async (): Promise<readonly Sent[]> => {
    await settled();
    return sent.map(({ init }) => JSON.parse((init?.body as string).split('\n')[2] ?? '') as Sent);
  };
  const navigate = (url: string, sameDocument = true) =>
    listen.mock.calls.forEach(([, listener]) => listener({ destination: { url, sameDocument } }));
  return { notify, items, network, clock, sent, navigate };
}

describe('errors by Sentry [CFG-23]', () => {
  it('go to the project of the DSN, without cookies and without a preflight', async () => {
    const { notify, items, sent } = open();
    notify('uncaught', new Error('It broke'));
    await items();
    expect(sent[0]?.address).toMatch(/^https:\/\/errors\.test\/api\/42\/envelope\/\?.*sentry_key=key/);
    expect(sent[0]?.init).toMatchObject({
      credentials: 'omit',
      headers: { 'content-type': 'text/plain' },
    });
  });

  it('have the time at which they occurred, the pattern of the page and no user', async () => {
    const { notify, items } = open();
    notify('uncaught', new Error('It broke'), 90_000, '/app/reset/KEPT4SECRET');
    const [error] = await items();
    expect(error).toMatchObject({ timestamp: 90, transaction: '*' });
    expect(error).not.toHaveProperty('user');
    expect(JSON.stringify(error)).not.toContain('KEPT4SECRET');
  });

  it('are also texts, objects and nothing', async () => {
    const { notify, items } = open();
    notify('unhandled', 'text');
    notify('unhandled', { email: 'jane@example.com' });
    notify('unhandled', undefined);
    const sent = await items();
    expect(sent).toHaveLength(3);
    expect(JSON.stringify(sent)).not.toContain('jane');
  });

  it.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
    'are not %s',
    async (message) => {
      const { notify, items } = open();
      notify('uncaught', message);
      expect(await items()).toEqual([]);
    },
  );

  it('are not those of a browser’s extension', async () => {
    const { notify, items } = open();
    const error = new Error('Theirs');
    error.stack = 'Error: Theirs\n    at run (chrome-extension://abc/content.js:1:2)';
    notify('uncaught', error);
    expect(await items()).toEqual([]);
  });

  it('wait for the connection, 10 at most', async () => {
    const { notify, items, network } = open();
    network.disconnect();
    for (let count = 0; count < 50; count++) notify('uncaught', new Error(`Broken ${count}`));
    expect(await items()).toEqual([]);
    network.reconnect();
    expect(await items()).toHaveLength(10);
  });

  it('leave room for each other while they wait: the same one waits once', async () => {
    const { notify, items, network } = open();
    network.disconnect();
    const repeated = new Error('Again');
    for (let count = 0; count < 10; count++) notify('uncaught', repeated);
    notify('uncaught', new Error('Another'));
    network.reconnect();
    expect(await items()).toHaveLength(2);
  });
});

describe('traces by Sentry [CFG-23]', () => {
  it.each([
    [0, 1],
    [0.149_999, 1],
    [0.15, 0],
    [0.99, 0],
  ])('with %s drawn are %i', async (random, count) => {
    const { notify, items } = open(random);
    notify('shown');
    expect(await items()).toHaveLength(count);
  });

  it('last from the beginning of the load, or from the navigation, until the content shows', async () => {
    const { notify, items, clock, navigate } = open(0);
    notify('shown', undefined, 99_000);
    clock.set(200_000);
    navigate('https://app.test/app/365');
    notify('shown', undefined, 201_000);
    expect(await items()).toMatchObject([
      { transaction: '/', start_timestamp: 98, timestamp: 99, contexts: { trace: { op: 'pageload' } } },
      { start_timestamp: 200, timestamp: 201, contexts: { trace: { op: 'navigation' } } },
    ]);
  });

  it.each([
    ['the same page', 'https://app.test/app/?genre=barre', true],
    ['another document', 'https://app.test/account', false],
  ])('do not begin with a navigation to %s', async (_, url, sameDocument) => {
    const { notify, items, navigate } = open(0);
    notify('shown');
    navigate(url, sameDocument);
    notify('shown');
    expect(await items()).toHaveLength(1);
  });
});
