import { describe, expect, it } from 'vitest';
import { requestMedia, textOf } from './ask-media.ts';

const MASTER = '/manifests/:id.m3u8';
const TRACK = '/manifests/:id/:track.m3u8';

const playlist = async (id: string, track = 'h264-480p', t?: string, now?: Date) =>
  textOf(await requestMedia(TRACK, { params: { id, track }, query: t ? { t } : {}, ...(now && { now }) }));

const durations = (text: string) =>
  [...text.matchAll(/#EXTINF:([\d.]+),/g)].map(([, length]) => Number(length));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const spans = (text: string) =>
  [...text.matchAll(/(\d+)-(\d+)\.m4s/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));

describe('the master playlist', () => {
  it('lists three sizes in H.264 and in VP9, each with an audio track that the same browsers play', async () => {
    const text = textOf(await requestMedia(MASTER, { params: { id: 'Workout1' } }));
    const variants = [
      ...text.matchAll(/RESOLUTION=(\d+x\d+).*CODECS="(\w+)[^"]*,(\w+)[^"]*",AUDIO="(\w+)"/g),
    ];
    expect(variants.map((match) => match.slice(1)).toSorted()).toEqual([
      ['1280x720', 'avc1', 'mp4a', 'aac'],
      ['1280x720', 'vp09', 'opus', 'opus'],
      ['426x240', 'avc1', 'mp4a', 'aac'],
      ['426x240', 'vp09', 'opus', 'opus'],
      ['854x480', 'avc1', 'mp4a', 'aac'],
      ['854x480', 'vp09', 'opus', 'opus'],
    ]);
  });

  it('passes its own query on to the other playlists', async () => {
    const text = textOf(
      await requestMedia(MASTER, { params: { id: 'Unsigned' }, query: { t: '100-200', token: 'a b' } }),
    );
    const uris = text.split('\n').filter((line) => line.startsWith('Unsigned/'));
    expect(uris).toHaveLength(6);
    expect(uris.every((uri) => uri.endsWith('.m3u8?token=a+b&t=100-200'))).toBe(true);
  });

  it('has captions for a video and none for a live stream', async () => {
    expect(textOf(await requestMedia(MASTER, { params: { id: 'Workout1' } }))).toContain('TYPE=SUBTITLES');
    expect(textOf(await requestMedia(MASTER, { params: { id: 'Channel1' } }))).not.toContain('SUBTITLES');
  });

  it.each(['Nothing1', 'Program1'])('is refused for %s, which is not a video', async (id) => {
    const refused = { status: 404, body: { message: `There is no video "${id}"` } };
    expect(await requestMedia(MASTER, { params: { id } })).toEqual(refused);
    expect(await requestMedia(TRACK, { params: { id, track: 'aac' } })).toEqual(refused);
  });
});

describe('the playlist of a video', () => {
  it.each(['h264-240p', 'vp9-720p', 'aac', 'opus'])('%s lasts as long as the item', async (track) => {
    const text = await playlist('Workout1', track);
    expect(sum(durations(text))).toBeCloseTo(1803, 6);
    expect(spans(text)[0]?.from).toBe(0);
    expect(spans(text).at(-1)?.to).toBe(1_803_000);
    expect(text.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
    expect(text).not.toContain('DISCONTINUITY');
  });

  it('has no segment above its target duration', async () => {
    const text = await playlist('Workout1');
    expect(Math.max(...durations(text))).toBeLessThanOrEqual(Number(/TARGETDURATION:(\d+)/.exec(text)?.[1]));
  });

  it('has one captions file as long as the item', async () => {
    const text = await playlist('Workout1', 'captions');
    expect(durations(text)).toEqual([1803]);
    expect(text).toContain('../../tracks/Workout1.vtt');
  });

  it('is refused for an unknown track', async () => {
    expect(await requestMedia(TRACK, { params: { id: 'Workout1', track: 'h264-4320p' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('the playlist of a channel', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it('covers the last eight hours, unless the channel specifies otherwise (LIV-02)', async () => {
    expect(sum(durations(await playlist('Channel1')))).toBeCloseTo(8 * 3600, -1);
    expect(sum(durations(await playlist('Channel2')))).toBeCloseTo(2 * 3600, -1);
  });

  it('ends with the last complete segment', async () => {
    const text = await playlist('Channel1', 'aac', undefined, now);
    const end = spans(text).at(-1)?.to ?? 0;
    expect(end).toBeLessThanOrEqual(now.getTime());
    expect(end).toBeGreaterThan(now.getTime() - 6400);
    expect(text).not.toContain('ENDLIST');
  });

  it('numbers the same segment identically as time passes', async () => {
    const numbered = async (at: Date) => {
      const text = await playlist('Channel1', 'aac', undefined, at);
      const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
      return new Map(spans(text).map(({ from }, index) => [from, first + index]));
    };
    const before = await numbered(now);
    const after = await numbered(new Date(now.getTime() + 60_000));
    const shared = [...before].filter(([from]) => after.has(from));
    expect(shared.length).toBeGreaterThan(4000);
    expect(shared.every(([from, number]) => after.get(from) === number)).toBe(true);
  });

  it('states the time of day at which it starts', async () => {
    const text = await playlist('Channel1');
    const date = /PROGRAM-DATE-TIME:(\S+)/.exec(text)?.[1] ?? '';
    expect(Date.parse(date)).toBe(spans(text)[0]?.from);
  });

  it('is a recording if a start and an end are requested (LIV-04)', async () => {
    const start = now.getTime() / 1000 - 7200;
    const text = await playlist('Channel1', 'aac', `${start}-${start + 1800}`);
    expect(sum(durations(text))).toBeCloseTo(1800, -1);
    expect(text).toContain('#EXT-X-ENDLIST');
    expect(Math.abs((spans(text)[0]?.from ?? 0) - start * 1000)).toBeLessThan(1600);
    expect(spans(text).at(-1)?.to).toBe((start + 1800) * 1000);
  });

  it('continues live if only a start is requested (LIV-04)', async () => {
    const start = now.getTime() / 1000 - 600;
    const text = await playlist('Channel1', 'aac', `${start}`);
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    expect(text).not.toContain('ENDLIST');
    expect(Math.abs((spans(text)[0]?.from ?? 0) - start * 1000)).toBeLessThan(1600);
  });

  it.each(['soon', '1-', `${now.getTime() / 1000 + 60}`, '200-100'])('is refused for t=%s', async (t) => {
    const query = { t };
    const params = { id: 'Channel1', track: 'aac' };
    expect(await requestMedia(TRACK, { params, query, now })).toMatchObject({ status: 404 });
  });
});
