import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { PlaylistPage, Refusal } from '../../reply-types.ts';
import { catalogue } from '../../catalogue/todays-catalogue.ts';
import { followLinks } from '../../follow-links.ts';
import { ORIGIN, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const ROWS = ['/api/v3/jwp/search', '/api/v3/jwp/playlists/search_programs'];
const search = (path: string, query: string, rest = '') =>
  server.inject(`${path}?q=${encodeURIComponent(query)}${rest}`);
const titles = async (query: string, path = '/api/v3/jwp/search') =>
  (await search(path, query)).json<PlaylistPage>().playlist.map(({ title }) => title);

describe('GET /api/v3/jwp/search', () => {
  it.each(['undefeated', 'UNDEFEATED', '  Undefeated '])('puts the title first: %j', async (query) => {
    expect((await titles(query))[0]).toBe('Undefeated');
  });

  it('finds trainers, with or without their accents', async () => {
    expect((await titles('théo laurent'))[0]).toBe('Théo Laurent');
    expect((await titles('theo laurent'))[0]).toBe('Théo Laurent');
  });

  it('finds workouts, programs and trainers, and nothing else (CAT-10)', async () => {
    for (const query of ['outside', 'barre', 'daybreak', 'live', 'yoga']) {
      for (const { mediaid } of await followLinks(server, `/api/v3/jwp/search?q=${query}&page_limit=500`)) {
        const { contentType, jwableType } = catalogue.item(mediaid) ?? {};
        const type = jwableType === 'Track' ? 'program' : (contentType ?? 'workout');
        expect(['workout', 'program', 'trainer']).toContain(type);
      }
    }
    expect(await titles('Before Types Were Invented')).toEqual(['Before Types Were Invented']);
    const track = catalogue.programs.find(({ item }) => item.jwableType === 'Track')?.item.title ?? '';
    expect(await titles(track)).toContain(track);
  });

  it('finds today’s 365 workout as well', async () => {
    const today = catalogue.daily[0]?.item;
    const found = await followLinks(
      server,
      `/api/v3/jwp/search?q=${encodeURIComponent(today?.title ?? '')}&page_limit=500`,
    );
    expect(found.map(({ mediaid }) => mediaid)).toContain(today?.mediaid);
  });
});

describe('GET /api/v3/jwp/playlists/search_programs', () => {
  it('finds only programs', async () => {
    const programs = new Set(catalogue.programs.map(({ item }) => item.mediaid));
    const found = await followLinks(server, '/api/v3/jwp/playlists/search_programs?q=strength&page_limit=5');
    expect(found.length).toBeGreaterThan(5);
    for (const { mediaid } of found) expect(programs).toContain(mediaid);
  });

  it('has the picture shape of the programs playlist', async () => {
    const { shelfImageAspectRatio } = catalogue.playlist(
      catalogue.config.integrations.db.browseProgramsPlaylist,
    ) ?? { shelfImageAspectRatio: '' };
    expect((await search(ROWS[1] ?? '', 'yoga')).json()).toMatchObject({ shelfImageAspectRatio });
  });
});

describe.each(ROWS)('%s', (path) => {
  it('pages its results, with the query in its absolute links', async () => {
    const query = 'strength & <power>';
    const { links, playlist } = (await search(path, 'strength', '&page_limit=2')).json<PlaylistPage>();
    expect(playlist).toHaveLength(2);
    expect(links.next?.startsWith(`${ORIGIN}${path}?`)).toBe(true);
    const all = await followLinks(server, `${path}?q=strength&page_limit=100`);
    expect(new Set(all.map(({ mediaid }) => mediaid)).size).toBe(all.length);
    const odd = (await search(path, query)).json<PlaylistPage>();
    expect(new URL(odd.links.first).searchParams.get('q')).toBe(query);
  });

  it.each(['', '   ', 'zzzqqq', '☃', '%'])('finds nothing for %j', async (query) => {
    const response = await search(path, query);
    expect(response.statusCode).toBe(200);
    expect(response.json<PlaylistPage>().playlist).toEqual([]);
  });

  it.each([
    '100%',
    "rock'n'roll",
    '"hi"',
    '🔥🦵',
    '<script>alert(1)</script>',
    'a/b/../c',
    '\\',
    'تمارين',
    '\0',
  ])('is safe from %j', async (query) => {
    const response = await search(path, query);
    expect(response.statusCode).toBe(200);
    expect(Array.isArray(response.json<PlaylistPage>().playlist)).toBe(true);
  });

  it('is safe from an invalid encoding', async () => {
    for (const query of ['%', '%E0%A4%A', '100%25%']) {
      expect((await server.inject(`${path}?q=${query}`)).statusCode).toBe(200);
    }
  });

  it('is safe from any query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (query) => {
        expect((await search(path, query)).statusCode).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses more than 200 characters, and a missing query, with a message', async () => {
    expect((await search(path, '🔥'.repeat(200))).statusCode).toBe(200);
    for (const response of [await search(path, '🔥'.repeat(201)), await server.inject(path)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json<Refusal>().message).toContain('q');
    }
  });
});
