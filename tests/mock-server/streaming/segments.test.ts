import { describe, expect, it } from 'vitest';
import { requestMedia } from './ask-media.ts';

const SEGMENT = '/segments/:id/:track/:span.m4s';
const INIT = '/segments/:id/:track/init.mp4';
const id = 'Workout1';

describe('segments', () => {
  it('never change, so that they can be cached', async () => {
    for (const answer of [
      await requestMedia(SEGMENT, { params: { id, track: 'vp9-480p', span: '6400-12800' } }),
      await requestMedia(INIT, { params: { id, track: 'vp9-480p' } }),
      await requestMedia('/strips/film.webp'),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers?.['cache-control']).toContain('immutable');
      expect(answer.body).toBeInstanceOf(Uint8Array);
    }
  });

  it.each(['', 'x', '0', '100-1700', '6400-6400', '6400-3200', '0-12800', '-1600-0', '0-1600.5'])(
    'are refused for the span "%s"',
    async (span) => {
      const answer = await requestMedia(SEGMENT, { params: { id, track: 'aac', span } });
      expect(answer).toEqual({ status: 404, body: { message: `There is no segment "${span}"` } });
    },
  );

  it('are refused for an unknown track', async () => {
    expect(await requestMedia(SEGMENT, { params: { id, track: '../aac', span: '0-1600' } })).toMatchObject({
      status: 404,
    });
    expect(await requestMedia(INIT, { params: { id, track: 'mp3' } })).toMatchObject({ status: 404 });
  });
});
