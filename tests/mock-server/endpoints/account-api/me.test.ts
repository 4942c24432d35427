import { afterAll, describe, expect, it } from 'vitest';
import { NOW, catalogueOn, makeWorld, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

interface Me {
  readonly id: string;
  readonly email: string;
  readonly subscriptionStatus: { readonly activeSubscriber: boolean; readonly entitlements: string[] };
  readonly favorites: { readonly mediaid: string }[];
  readonly watchHistory: { readonly mediaid: string; readonly progress: number }[];
  readonly programProgress: Readonly<Record<string, string>>;
}
const me = async (person: string) => {
  const headers = await makeWorld(server, person);
  return (await server.inject({ url: '/api/v3/jwp/me', headers })).json<Me>();
};
const catalogue = catalogueOn(NOW);

describe('GET /api/v3/jwp/me', () => {
  it('refuses a visitor', async () => {
    const headers = await makeWorld(server, 'visitor');
    const response = await server.inject({ url: '/api/v3/jwp/me', headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Nobody is signed in' });
  });

  it.each([
    ['lapsed', false, []],
    ['barre', true, ['barre']],
    ['subscribed', true, ['workout']],
    ['new', true, ['workout']],
  ])('returns the entitlements of %s', async (person, activeSubscriber, entitlements) => {
    expect(await me(person)).toMatchObject({
      email: `${person}@example.com`,
      subscriptionStatus: { activeSubscriber, entitlements },
    });
  });

  it('returns the watch history of the subscribed member: started, finished, hardly watched', async () => {
    const { watchHistory, favorites, programProgress } = await me('subscribed');
    const shares = watchHistory.map(({ progress }) => progress);
    expect(shares.filter((share) => share >= 0.05 && share <= 0.95).length).toBeGreaterThanOrEqual(4);
    expect(shares.filter((share) => share > 0.95)).toHaveLength(1);
    expect(shares.filter((share) => share < 0.05)).toHaveLength(1);
    expect(Object.keys(programProgress)).toHaveLength(2);
    const ids = [
      ...watchHistory.map(({ mediaid }) => mediaid),
      ...favorites.map(({ mediaid }) => mediaid),
      ...Object.values(programProgress),
    ];
    for (const id of ids) expect([id, catalogue.item(id)?.mediaid]).toEqual([id, id]);
    expect(new Set(watchHistory.map(({ mediaid }) => mediaid)).size).toBe(watchHistory.length);
  });

  it('returns the favorites of the subscribed member: programs, daily workouts, others, one of a favorite program', async () => {
    const marked = (await me('subscribed')).favorites.map(({ mediaid }) => catalogue.item(mediaid));
    const programs = marked.filter((item) => item?.contentType === 'program' || item?.jwableType === 'Track');
    const days = marked.filter((item) => item?.coreTrack === 'db365');
    expect(programs.length).toBeGreaterThan(1);
    expect(days.length).toBeGreaterThan(1);
    expect(marked.length - programs.length - days.length).toBeGreaterThan(1);
    expect(marked.map((item) => item?.programSlug)).toContain(programs[0]?.slug);
  });

  it('lists programs by their view names, each with one of its workouts', async () => {
    const { programProgress } = await me('subscribed');
    const programs =
      catalogue.playlist(catalogue.config.integrations.db.browseProgramsPlaylist)?.playlist ?? [];
    for (const [viewName, id] of Object.entries(programProgress)) {
      const program = programs.find(({ slug }) => slug === viewName);
      const workouts = catalogue.playlist(program?.seriesPlaylistId ?? '')?.playlist ?? [];
      expect(workouts.map(({ mediaid }) => mediaid)).toContain(id);
    }
  });

  it('returns no favorites for a new subscriber', async () => {
    expect(await me('new')).toMatchObject({ watchHistory: [], favorites: [], programProgress: {} });
  });

  it('is the same in every new world', async () => {
    expect(await me('subscribed')).toEqual(await me('subscribed'));
  });
});
