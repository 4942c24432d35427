import { afterAll, describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { signedToken, TOKEN_MINUTES } from '#mock-server/endpoints/signing/media-token.ts';
import { catalogueOn, makeWorld, NOW, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const { workouts, item } = catalogueOn(NOW);

/** The first workout with these access terms. */
function workoutWith(terms: Partial<CatalogueItem>): CatalogueItem {
  const found = workouts.find(({ item }) =>
    Object.entries(terms).every(([name, value]) => item[name as keyof CatalogueItem] === value),
  );
  if (!found) throw new Error(`No workout has ${JSON.stringify(terms)}`);
  return found.item;
}

const plain = workoutWith({ requiredEntitlements: 'workout' });
const free = workoutWith({ free: 'true' });
const openToAll = workoutWith({ requiresSubscription: 'false' });
const ofBarre = workoutWith({ requiredEntitlements: 'workout,barre' });
const premier = item(edgeCaseItems.premierOffer) as CatalogueItem;
const trailer = item(
  workouts.find((workout) => workout.item.trailerId)?.item.trailerId ?? '',
) as CatalogueItem;
const secured = item(edgeCaseItems.protectedVideo) as CatalogueItem;

interface Signed {
  readonly entitled: boolean;
  readonly token: string | null;
  readonly message: string | null;
}

const sign = async (person: string, { mediaid }: CatalogueItem, policy = '') => {
  const headers = await makeWorld(server, person);
  const url = `/signing/media/${mediaid}/sign${policy && `/drm/${policy}`}`;
  const answer = await server.inject({ method: 'POST', url, headers, payload: {} });
  return { status: answer.statusCode, ...answer.json<Signed>() };
};

interface Sent {
  readonly playlist: readonly {
    readonly sources: readonly { readonly file: string; readonly drm?: Record<string, { url: string }> }[];
  }[];
}

const answerOf = (url: string) => server.inject(url);
const statusOf = async (url: string) => (await answerOf(url)).statusCode;
const sourcesAt = async (url: string) => (await answerOf(url)).json<Sent>().playlist[0]?.sources ?? [];

describe('the signing service [ACC-04, ACC-07]', () => {
  it.each([
    ['visitor', free, true],
    ['visitor', openToAll, true],
    ['visitor', trailer, true],
    ['visitor', plain, false],
    ['lapsed', plain, false],
    ['lapsed', free, true],
    ['barre', plain, false],
    ['barre', ofBarre, false],
    ['subscribed', ofBarre, false],
    ['subscribed', plain, true],
    ['subscribed', premier, true],
    ['new', plain, true],
  ])('answers %s about %s: %s', async (person, { mediaid }, entitled) => {
    const { status, token, message, ...answer } = await sign(person, { mediaid } as CatalogueItem);
    expect([status, answer.entitled]).toEqual([200, entitled]);
    expect([typeof token, typeof message]).toEqual(entitled ? ['string', 'object'] : ['object', 'string']);
  });

  it('gives the reason for a refusal', async () => {
    expect(await sign('visitor', plain)).toMatchObject({
      message: 'Nobody is signed in, and this video is for members.',
    });
    expect(await sign('subscribed', ofBarre)).toMatchObject({
      message: 'This video is for members with “barre” in their subscription.',
    });
  });

  it('does not find unknown media, or an unknown policy', async () => {
    expect(await sign('subscribed', { mediaid: 'zzzzzzzz' } as CatalogueItem)).toMatchObject({ status: 404 });
    expect(await sign('subscribed', plain, 'OtherDrm')).toMatchObject({ status: 404 });
  });
});

describe('an item', () => {
  it('has no sources without a token, whatever the endpoint', async () => {
    expect(await sourcesAt(`/v2/media/${plain.mediaid}`)).toEqual([]);
    expect(await statusOf(`/v2/media/${plain.mediaid}/drm/${DRM_POLICY}`)).toBe(403);
  });

  it('has the sources that its token grants', async () => {
    const { token } = await sign('subscribed', plain);
    const [source] = await sourcesAt(`/v2/media/${plain.mediaid}?token=${token}`);
    expect(source?.file).toContain(`/manifests/${plain.mediaid}.m3u8?token=`);
    expect(await statusOf(source?.file ?? '')).toBe(200);
  });

  it.each([
    ['no token', '', 'This video needs a token'],
    ['another item’s', `?token=${signedToken(free.mediaid, null, NOW)}`, 'This token is for another video'],
    [
      'one that has expired',
      `?token=${signedToken(plain.mediaid, null, new Date(NOW.getTime() - TOKEN_MINUTES * 60_000))}`,
      'This token has expired',
    ],
    ['nonsense', '?token=nonsense', 'This token was not signed here'],
    [
      'a changed one',
      `?token=${Buffer.from(JSON.stringify({ mediaid: plain.mediaid, policy: null, expires: 9e15 })).toString('base64url')}.${signedToken(plain.mediaid, null, NOW).split('.')[1]}`,
      'This token was not signed here',
    ],
  ])('with %s is denied, down to its segments', async (_what, query, message) => {
    const addresses = [
      `/manifests/${plain.mediaid}.m3u8`,
      `/manifests/${plain.mediaid}/vp9-480p.m3u8`,
      `/manifests/${plain.mediaid}/captions.m3u8`,
      `/segments/${plain.mediaid}/vp9-480p/init.mp4`,
      `/segments/${plain.mediaid}/vp9-480p/0-6400.m4s`,
      `/v2/media/${plain.mediaid}/drm/${DRM_POLICY}`,
      ...(query ? [`/v2/media/${plain.mediaid}`] : []),
    ];
    for (const address of addresses) {
      const answer = await answerOf(address + query);
      expect([address, answer.statusCode, answer.json()]).toEqual([address, 403, { message }]);
    }
  });

  it('is available until its token has expired, to the millisecond', async () => {
    const signed = (ago: number) => signedToken(plain.mediaid, null, new Date(NOW.getTime() - ago));
    const lifetime = TOKEN_MINUTES * 60_000;
    expect(await statusOf(`/manifests/${plain.mediaid}.m3u8?token=${signed(lifetime - 1)}`)).toBe(200);
    expect(await statusOf(`/manifests/${plain.mediaid}.m3u8?token=${signed(lifetime)}`)).toBe(403);
  });

  it('passes its token on to the playlists and the segments', async () => {
    const { token } = await sign('subscribed', plain);
    const master = (await answerOf(`/manifests/${plain.mediaid}.m3u8?token=${token}`)).body;
    const track = /^(\S+vp9-480p\.m3u8\S*)$/m.exec(master)?.[1] ?? '';
    const listed = (await answerOf(`/manifests/${track}`)).body;
    const segment = /^\.\.\/\.\.(\/segments\S+)$/m.exec(listed)?.[1] ?? '';
    const init = /URI="\.\.\/\.\.(\/segments[^"]+)"/.exec(listed)?.[1] ?? '';
    for (const address of [segment, init]) {
      expect(address).toContain(`?token=`);
      expect(await statusOf(address)).toBe(200);
    }
  });
});

describe('a protected item [ACC-07]', () => {
  const query = `?token=${signedToken(secured.mediaid, DRM_POLICY, NOW)}`;
  const track = `/segments/${secured.mediaid}/vp9-480p`;

  it('has sources only under its policy, with the address of its licence', async () => {
    const [source] = await sourcesAt(`/v2/media/${secured.mediaid}/drm/${DRM_POLICY}${query}`);
    expect(source?.drm?.clearkey?.url).toContain(`/licences/${secured.mediaid}?token=`);
    const { token } = await sign('subscribed', secured);
    const plainly = await answerOf(`/v2/media/${secured.mediaid}?token=${token}`);
    expect([plainly.statusCode, plainly.json<{ message: string }>().message]).toEqual([
      403,
      'This video is protected: its token has to be signed under a policy',
    ]);
  });

  it('is encrypted: its segments differ from those of another item', async () => {
    const open = `/segments/${plain.mediaid}/vp9-480p/0-6400.m4s?token=${signedToken(plain.mediaid, null, NOW)}`;
    const [clear, secret] = await Promise.all([answerOf(open), answerOf(`${track}/0-6400.m4s${query}`)]);
    expect(clear.rawPayload.includes('senc')).toBe(false);
    expect(secret.rawPayload.includes('senc')).toBe(true);
    const piece = clear.rawPayload.subarray(-2000, -1000);
    expect(secret.rawPayload.includes(piece)).toBe(false);
    expect((await answerOf(`${track}/init.mp4${query}`)).rawPayload.includes('encv')).toBe(true);
  });

  it('gives its licence only for its token', async () => {
    const ask = (search: string, mediaid = secured.mediaid) =>
      server.inject({ method: 'POST', url: `/licences/${mediaid}${search}`, payload: Buffer.from('{}') });
    const granted = await ask(query);
    expect(granted.statusCode).toBe(200);
    expect(granted.json()).toMatchObject({ type: 'temporary', keys: [{ kty: 'oct' }] });
    expect((await ask('')).statusCode).toBe(403);
    expect((await ask(`?token=${signedToken(plain.mediaid, DRM_POLICY, NOW)}`)).statusCode).toBe(403);
    expect((await ask(`?token=${signedToken(plain.mediaid, null, NOW)}`, plain.mediaid)).statusCode).toBe(
      404,
    );
  });
});

describe('the open house site, which does not sign', () => {
  it('has workouts whose sources open without a token', async () => {
    const { config } = {
      config: (await answerOf('/apps/configs/openhaus.json')).json<{ content: { contentId?: string }[] }>(),
    };
    const list = config.content[0]?.contentId;
    const { playlist } = (await answerOf(`/v2/playlists/${list}`)).json<Sent>();
    expect(playlist.length).toBeGreaterThan(8);
    for (const { sources } of playlist) expect(await statusOf(sources[0]?.file ?? '')).toBe(200);
  });

  it('does not appear with its sources in lists and searches of the signing site', async () => {
    for (const address of ['/api/v3/jwp/search?q=open%20house', '/api/v3/jwp/browse?page_limit=500']) {
      const { playlist } = (await answerOf(address)).json<Sent>();
      expect(playlist.filter(({ sources }) => sources.length > 0)).toEqual([]);
    }
  });
});
