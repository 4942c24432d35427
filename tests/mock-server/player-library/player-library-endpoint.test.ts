import { Script } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer, Call } from '#mock-server/http/endpoint.ts';
import {
  playerLibraryEndpoint,
  warmPlayerLibrary,
} from '#mock-server/player-library/player-library-endpoint.ts';

const TIME_FOR_A_BUNDLE = 60_000;

async function requestLibrary(
  playerId: string,
  headers: Record<string, string> = {},
): Promise<Answer<unknown>> {
  return playerLibraryEndpoint.handler({ params: { playerId }, query: {}, headers } as unknown as Call);
}

describe('the player library', () => {
  it(
    'is one script, whatever the id of the player',
    async () => {
      await warmPlayerLibrary();
      const answer = await requestLibrary('abcd1234');
      expect(answer.status).toBe(200);
      expect(answer.type).toMatch(/^text\/javascript/);
      expect(answer.body).toContain('jwplayer');
      expect((await requestLibrary('EFGH5678')).body).toBe(answer.body);
      expect(() => new Script(answer.body as string)).not.toThrow();
    },
    TIME_FOR_A_BUNDLE,
  );

  it(
    'is not sent again to a client that has it',
    async () => {
      const { headers } = await requestLibrary('abcd1234');
      const again = await requestLibrary('abcd1234', { 'if-none-match': headers?.['etag'] ?? '' });
      expect(again).toMatchObject({ status: 304, headers: { etag: headers?.['etag'] } });
      expect(again.body).toBeUndefined();
    },
    TIME_FOR_A_BUNDLE,
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('is compressed for a browser that accepts %s', async (accepted, encoding, unpacked) => {
    const answer = await requestLibrary('abcd1234', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpacked(answer.body as Uint8Array).toString()).toBe((await requestLibrary('abcd1234')).body);
    expect((await requestLibrary('abcd1234', { 'accept-encoding': accepted })).body).toBe(answer.body);
  });

  it.each(['identity', 'br;q=0', ''])('is not compressed for a client that accepts %j', async (accepted) => {
    const answer = await requestLibrary('abcd1234', { 'accept-encoding': accepted });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toContain('jwplayer');
  });

  it('is refused for an invalid player id', async () => {
    expect(await requestLibrary('../main')).toMatchObject({
      status: 404,
      body: { message: 'There is no player "../main"' },
    });
  });
});
