import { describe, expect, it } from 'vitest';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { scriptText, structuredData, type PageOfItem } from '#ui/details/seo/structured-data.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { offer } from '#tests/domain/access/access-terms.ts';

const ADDRESS = 'https://app.test/app/workout/slow-barre';

const pageOf = (changes: Parameters<typeof aMediaItem>[0] = {}): PageOfItem => {
  const item = aMediaItem({
    publishedAt: new Date('2026-06-14T10:00:00Z'),
    genre: 'Barre',
    seriesPlaylist: playlistId('FeedId01'),
    ...changes,
  });
  const { description } = item;
  const image = 'https://cdn.test/card.webp?width=720';
  return { item, description, address: ADDRESS, site: 'https://app.test/app', image };
};

/** The properties of a video that search engines require, and those that they recommend. */
const REQUIRED = ['name', 'thumbnailUrl', 'uploadDate'];
const RECOMMENDED = ['description', 'duration', 'embedUrl'];

describe('the structured data of a page [MED-17]', () => {
  it('of a workout has what is required and recommended for a video', () => {
    expect(structuredData(pageOf())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      '@id': ADDRESS,
      url: ADDRESS,
      name: 'Slow Barre',
      description: 'Small movements, long holds.',
      thumbnailUrl: 'https://cdn.test/card.webp?width=720',
      embedUrl: `${ADDRESS}?play=1`,
      uploadDate: '2026-06-14T10:00:00.000Z',
      duration: 'PT24M',
      genre: 'Barre',
      isAccessibleForFree: false,
    });
    expect(Object.keys(structuredData(pageOf()) ?? {})).toEqual(
      expect.arrayContaining([...REQUIRED, ...RECOMMENDED]),
    );
  });

  it.each<[ContentType, string | null]>([
    ['workout', 'VideoObject'],
    ['episode', 'VideoObject'],
    ['video', 'VideoObject'],
    ['program', 'CreativeWorkSeries'],
    ['series', 'TVSeries'],
    ['trainer', null],
    ['livechannel', null],
    ['page', null],
    ['hub', null],
  ])('of a %s has the type %s', (contentType, type) => {
    const data = structuredData(pageOf({ contentType })) as { '@type'?: string } | null;
    expect(data?.['@type'] ?? null).toBe(type);
  });

  it.each<ContentType>(['program', 'series'])('identifies a %s by its feed', (contentType) => {
    const address = 'https://app.test/app/s/FeedId01';
    expect(structuredData(pageOf({ contentType }))).toMatchObject({
      '@id': address,
      url: address,
      name: 'Slow Barre',
      description: 'Small movements, long holds.',
      datePublished: '2026-06-14T10:00:00.000Z',
    });
  });

  it('identifies a series without a feed by its own id', () => {
    const data = structuredData(pageOf({ contentType: 'series', seriesPlaylist: null }));
    expect(data).toMatchObject({ '@id': 'https://app.test/app/s/Wrk00001' });
  });

  it('omits what is unknown', () => {
    const bare = pageOf({ publishedAt: null, genre: null, duration: seconds(0), description: '' });
    const data = structuredData(bare) ?? {};
    for (const field of ['uploadDate', 'genre', 'duration']) expect(data).not.toHaveProperty(field);
    expect(data).toMatchObject({ description: 'Slow Barre' });
  });

  it.each<[string, Partial<MediaItem>, boolean]>([
    ['free', { free: true }, true],
    ['without subscription', { requiresSubscription: false }, true],
    ['free, though premier', { free: true, offers: [offer(true)] }, true],
    ['for subscribers', {}, false],
  ])('states whether anyone may watch an item that is %s', (_what, terms, isFree) => {
    for (const contentType of ['workout', 'series'] as const)
      expect(structuredData(pageOf({ contentType, ...terms }))).toMatchObject({
        isAccessibleForFree: isFree,
      });
  });
});

describe('the script that contains it', () => {
  it('is not closed by any text in it', () => {
    const title = '</script><script>alert(1)</script><!--';
    const data = structuredData(pageOf({ title }));
    const text = data ? scriptText(data) : '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: title });
  });
});
