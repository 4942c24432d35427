import { afterAll, describe, expect, it } from 'vitest';
import { CALLOUT_PROGRAMS } from '#domain/catalogue/callout-program-slugs.ts';
import type { Metadata, Refusal } from '../../reply-types.ts';
import { NOW, catalogueOn, openPlatform } from '../../open-platform.ts';

const server = openPlatform();
afterAll(() => server.close());

const catalogue = catalogueOn(NOW);
const { browsePlaylist, browseProgramsPlaylist } = catalogue.config.integrations.db;
const [workout] = catalogue.playlist(browsePlaylist)?.playlist ?? [];
const [program] = catalogue.playlist(browseProgramsPlaylist)?.playlist ?? [];

describe('public addresses', () => {
  it('lead to media: a workout by config/slug', async () => {
    const answer = await server.inject(`/api/v3/jwp/config/slug/${workout?.slug}`);
    expect(answer.json()).toEqual({ jw_id: workout?.mediaid });
  });

  it('lead to media: a program by the map of series', async () => {
    const { seriesIds } = (await server.inject('/api/v3/jwp/config')).json<{
      seriesIds: Record<string, string>;
    }>();
    expect(seriesIds[program?.slug ?? '']).toBe(program?.mediaid);
    expect(Object.keys(seriesIds)).toEqual(expect.arrayContaining([...CALLOUT_PROGRAMS]));
  });

  it('may be unknown', async () => {
    const answer = await server.inject('/api/v3/jwp/config/slug/no-such-workout');
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Refusal>().message).toContain('no-such-workout');
  });
});

describe('GET /api/v3/jwp/metadata/:mediaid', () => {
  it('returns what the media item of the workout does not contain', async () => {
    const answer = await server.inject(`/api/v3/jwp/metadata/${workout?.mediaid}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Metadata>().trainer.name).toBe(workout?.trainerName);
  });

  it('is not found for unknown media', async () => {
    expect((await server.inject('/api/v3/jwp/metadata/zzzzzzzz')).statusCode).toBe(404);
  });
});

describe('GET /api/v3/jwp/playlists/:id', () => {
  it('returns the playlist in responseData, whose next page is also a path of the account API', async () => {
    const answer = await server.inject(`/api/v3/jwp/playlists/${browsePlaylist}?page_limit=2`);
    const { responseData } = answer.json<{ responseData: { playlist: object[]; links: { next: string } } }>();
    expect(responseData.playlist).toHaveLength(2);
    expect(new URL(responseData.links.next).pathname).toBe(`/api/v3/jwp/playlists/${browsePlaylist}`);
    expect((await server.inject('/api/v3/jwp/playlists/zzzzzzzz')).statusCode).toBe(404);
  });
});
