import { describe, expect, it } from 'vitest';
import { askMedia } from './ask-media.ts';

const SEGMENT = '/segments/:track/:span.m4s';
const INIT = '/segments/:track/init.mp4';

describe('segments', () => {
  it('never change, so that they may be kept', async () => {
    for (const answer of [
      await askMedia(SEGMENT, { params: { track: 'vp9-480p', span: '6400-12800' } }),
      await askMedia(INIT, { params: { track: 'vp9-480p' } }),
      await askMedia('/strips/film.webp'),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers?.['cache-control']).toContain('immutable');
      expect(answer.body).toBeInstanceOf(Uint8Array);
    }
  });

  it.each(['', 'x', '0', '100-1700', '6400-6400', '6400-3200', '0-12800', '-1600-0', '0-1600.5'])(
    'are refused for the span "%s"',
    async (span) => {
      const answer = await askMedia(SEGMENT, { params: { track: 'aac', span } });
      expect(answer).toEqual({ status: 404, body: { message: `There is no segment "${span}"` } });
    },
  );

  it('are refused for an unknown track', async () => {
    expect(await askMedia(SEGMENT, { params: { track: '../aac', span: '0-1600' } })).toMatchObject({
      status: 404,
    });
    expect(await askMedia(INIT, { params: { track: 'mp3' } })).toMatchObject({ status: 404 });
  });
});
