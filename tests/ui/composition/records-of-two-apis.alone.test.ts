// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { KeptItems } from '#application/ports/kept-items.ts';
import { SimulatedLocks } from '#features/support/dom/simulated-locks.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { aConfiguration } from '#tests/builders/a-configuration.ts';
import { SOME_DEFAULTS } from '#tests/builders/some-settings.ts';
import { makeFakeFetch } from '#tests/doubles/fake-fetch.ts';
import { makeRecordingErrorReports } from '#tests/doubles/recording-error-reports.ts';
import { composeApp } from '#ui/composition/compose-app.ts';
import { install } from '#ui/composition/offline.tsx';

const DEFAULT = '/api/v3/jwp/home';
const ONE = { source: DEFAULT, api: 'https://one.test' };
const OTHER = { source: 'stillway', api: 'https://other.test' };
const WRITE = 'POST /api/v3/jwp/favorites/Wrk00001';

const TAKEN = (): Response => new Response(null, { status: 204 });
const REFUSED = (): Response => new Response(null, { status: 503 });
const NEVER = (): Promise<Response> => new Promise(() => undefined);

/** Opens a config on this host, for a member with the same id on each API. The app goes on after its test. */
async function open({ source, api }: typeof ONE, answerToWrite: () => Response | Promise<Response> = TAKEN) {
  const { fetch, sent } = makeFakeFetch(({ address, init }) => {
    if (address.endsWith('/me')) return Response.json({ id: 'maya', favorites: [] });
    return init?.method === undefined ? TAKEN() : answerToWrite();
  });
  const provide = composeApp(
    {
      window,
      fetch,
      loadPlayerLibrary: () => expect.unreachable(),
      platformDefaults: SOME_DEFAULTS,
      errorReports: makeRecordingErrorReports(),
    },
    aConfiguration({ config: aConfig({ accountApi: api }), source }),
  );
  await vi.waitFor(() => expect(provide(CurrentViewer).now().state).toBe('member'));
  const writes = () =>
    sent.flatMap(({ address, init: { method = 'GET' } = {} }) =>
      method === 'GET' ? [] : [`${method} ${new URL(address).pathname}`],
    );
  return { provide, favorites: provide(FavoritesStore), writes };
}

/** Longer than anything takes that is sent at once. */
const later = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => window.localStorage.clear());

describe('what a member has changed under one config [API-05]', () => {
  it.each([
    [ONE, OTHER],
    [OTHER, ONE],
  ])('waits for its API, and is sent to no other: $api', async (own, foreign) => {
    const before = await open(own, REFUSED);
    before.favorites.toggle(mediaId('Wrk00001'));
    await vi.waitFor(() => expect(before.writes()).toEqual([WRITE]));

    const elsewhere = await open(foreign);
    await later();
    expect([elsewhere.favorites.now(), elsewhere.writes()]).toEqual([[], []]);

    const back = await open(own);
    await vi.waitFor(() => expect(back.writes()).toEqual([WRITE]));
    expect(back.favorites.now()).toEqual(['Wrk00001']);
  });

  it('shows under no other without a connection', async () => {
    const keptOf = async (config: typeof ONE) => {
      const { provide } = await open(config);
      install(provide);
      return provide(KeptItems);
    };
    const maya = memberId('maya');
    (await keptOf(ONE)).save(maya, [aMediaItem()]);
    expect((await keptOf(OTHER)).items(maya)).toEqual([]);
    expect((await keptOf(ONE)).items(maya)).toHaveLength(1);
  });

  it('is sent to the same API under another config, too', async () => {
    const before = await open(ONE, REFUSED);
    before.favorites.toggle(mediaId('Wrk00001'));
    await vi.waitFor(() => expect(before.writes()).toEqual([WRITE]));
    const other = await open({ ...ONE, source: OTHER.source });
    await vi.waitFor(() => expect(other.writes()).toEqual([WRITE]));
  });

  it('is sent to the API of the default config if an earlier version of the app has stored it', async () => {
    const stored = JSON.stringify([{ kind: 'favorite', mediaId: 'Wrk00001', wanted: true }]);
    window.localStorage.setItem('member-records.pending-writes.maya', stored);
    const elsewhere = await open(OTHER);
    await later();
    expect(elsewhere.writes()).toEqual([]);
    const { writes } = await open(ONE);
    await vi.waitFor(() => expect(writes()).toEqual([WRITE]));
  });
});

describe('what a member changes in two tabs [API-05]', () => {
  /** Marks a favorite under both configs, while the API of the first does not answer; returns what the second tab sends. */
  async function sentBy(second: typeof ONE) {
    const locks = new SimulatedLocks();
    onTestFinished(locks.provideTo(window));
    const one = await open(ONE, NEVER);
    one.favorites.toggle(mediaId('Wrk00001'));
    await vi.waitFor(() => expect(one.writes()).toEqual([WRITE]));
    const other = await open(second);
    other.favorites.toggle(mediaId('Wrk00001'));
    await later();
    return other.writes();
  }

  it('is sent one after another to one API', async () => expect(await sentBy(ONE)).toEqual([]));

  it('waits for no API of another config', async () => expect(await sentBy(OTHER)).toEqual([WRITE]));
});
