import { describe, expect, it } from 'vitest';
import { REST_SECONDS, WORK_SECONDS } from '#mock-server/film/film-phases.ts';
import { sourcesOf, tracksOf } from '#mock-server/streaming/tracks/item-sources.ts';
import { requestMedia, textOf } from './ask-media.ts';

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const inSeconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function cuesOf(vtt: string): readonly Cue[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...text] = block.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    return { from: inSeconds(from), to: inSeconds(to), text: text.join('\n') };
  });
}

const cues = async (path: string, id: string) => cuesOf(textOf(await requestMedia(path, { params: { id } })));

describe('captions', () => {
  it.each(['Workout1', 'Trailer1'])('of %s follow one another up to its end', async (id) => {
    const all = await cues('/tracks/:id.vtt', id);
    const end = id === 'Workout1' ? 1803 : 45;
    for (const [index, { from, to }] of all.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(all[index - 1]?.to ?? 0);
      expect(to).toBeLessThanOrEqual(end);
    }
    expect(all.at(-1)?.to).toBeGreaterThan(end - 20);
  });

  it('match what the film shows', async () => {
    for (const { from, text } of await cues('/tracks/:id.vtt', 'Workout1')) {
      const inLoop = from % (WORK_SECONDS + REST_SECONDS);
      if (text === 'Ten more seconds.') expect(inLoop).toBe(WORK_SECONDS - 10);
      if (text.startsWith('And rest')) expect(inLoop).toBeCloseTo(WORK_SECONDS, 0);
      if (text.startsWith('Round')) expect(inLoop).toBeLessThan(1);
    }
  });

  it('announce the next move', async () => {
    const all = await cues('/tracks/:id.vtt', 'Workout1');
    const announced = all
      .filter(({ text }) => text.startsWith('Next: '))
      .map(({ text }) => /: (.+)\./.exec(text)?.[1]);
    const done = all
      .filter(({ text }) => text.startsWith('Round'))
      .map(({ text }) => /: (.+)\./.exec(text)?.[1]);
    expect(announced.slice(0, 20)).toEqual(done.slice(1, 21).map((name) => name?.toLowerCase()));
  });
});

describe('thumbnails', () => {
  it('cover the whole video', async () => {
    const all = await cues('/strips/:id.vtt', 'Workout1');
    expect(all[0]?.from).toBe(0);
    expect(all.at(-1)?.to).toBe(1803);
    for (const [index, { from, text }] of all.entries()) {
      expect(from).toBe(all[index - 1]?.to ?? 0);
      const [, x, y] = /^film\.webp#xywh=(\d+),(\d+),240,135$/.exec(text) ?? [];
      expect(Number(x)).toBeLessThan(1200);
      expect(Number(y)).toBeLessThan(270);
    }
  });
});

describe('the sources and tracks of an item', () => {
  it('have one address for all sizes, with captions and thumbnails', () => {
    const item = { mediaid: 'Workout1', duration: 1803 };
    expect(sourcesOf('http://platform.test', item, '?token=abc')).toEqual([
      {
        file: 'http://platform.test/manifests/Workout1.m3u8?token=abc',
        type: 'application/vnd.apple.mpegurl',
        label: 'Auto',
      },
    ]);
    expect(tracksOf('http://platform.test', item)).toEqual([
      {
        file: 'http://platform.test/tracks/Workout1.vtt',
        kind: 'captions',
        label: 'English',
        language: 'en',
      },
      { file: 'http://platform.test/strips/Workout1.vtt', kind: 'thumbnails' },
    ]);
  });

  it('are empty if the item cannot be played', () => {
    const item = { mediaid: 'Program1', duration: 0, contentType: 'program' };
    expect(sourcesOf('http://platform.test', item, '')).toEqual([]);
    expect(tracksOf('http://platform.test', item)).toEqual([]);
  });

  it('do not include captions and thumbnails for a live stream', async () => {
    expect(tracksOf('http://platform.test', { mediaid: 'Channel1', duration: 0 })).toEqual([]);
    expect(await requestMedia('/tracks/:id.vtt', { params: { id: 'Channel1' } })).toMatchObject({
      status: 404,
    });
    expect(await requestMedia('/strips/:id.vtt', { params: { id: 'Nothing1' } })).toMatchObject({
      status: 404,
    });
  });
});
