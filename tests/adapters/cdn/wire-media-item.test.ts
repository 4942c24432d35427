import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireMediaItem } from '#adapters/cdn/wire-media-item.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { wireItem } from '#tests/builders/wire-item.ts';

const itemIn = (changes: Readonly<Record<string, unknown>> = {}) => z.parse(wireMediaItem, wireItem(changes));

describe('a media item on the wire', () => {
  it('is read completely', () => {
    expect(
      itemIn({
        slug: 'slow-barre',
        genre: 'Barre',
        rating: 'PG',
        requiredEntitlements: 'workout, coaching',
        free: 'Yes',
        requiresSubscription: 0,
        productIds: 'jwp:all_access, !cleeng:S1, nonsense, jwp:',
        mediaOffers: [{ offerId: 'S2', premier: true }, { offerId: 'S3' }, { premier: true }, null],
        featuredLabel: 'New',
        coreTrack: 'db365',
        external_id: 'trainer-12',
        trainerName: 'Ines Calder',
        programSlug: 'barre',
        week: '3',
        tags: 'barre, legs',
        difficulty: 'Advanced',
        equipment: 'Barre, Light weights,',
        seriesId: 'Series01',
        seriesPlaylistId: 'SerPlay1',
        seasonNumber: '2',
        episodeNumber: 7,
        trailerId: 'Trailer1',
        liveChannelsId: 'LivePlst',
        playlists: 'Shelf001, Shelf002,',
        image: 'https://img.test/a.jpg',
        images: [{ src: 'https://img.test/320.jpg', width: 320, type: 'image/jpeg' }],
        sources: [{ file: 'https://cdn.test/a.m3u8', type: 'application/vnd.apple.mpegurl', label: 'auto' }],
        tracks: [
          { file: 'https://cdn.test/en.vtt', kind: 'captions', label: 'English', language: 'en' },
          { file: 'https://cdn.test/t.vtt', kind: 'thumbnails' },
        ],
        somethingElse: { deep: true },
      }),
    ).toEqual({
      id: 'Wrk00001',
      title: 'Slow Barre',
      description: 'Small movements, long holds.',
      contentType: 'workout',
      duration: 1440,
      publishedAt: new Date(1_750_000_000_000),
      slug: 'slow-barre',
      genre: 'Barre',
      rating: 'PG',
      requiredEntitlements: ['workout', 'coaching'],
      free: true,
      requiresSubscription: false,
      offers: [
        { provider: 'jwp', offerId: 'all_access', premier: false },
        { provider: 'cleeng', offerId: 'S1', premier: true },
        { provider: null, offerId: 'S2', premier: true },
        { provider: null, offerId: 'S3', premier: false },
      ],
      featuredLabel: 'New',
      coreTrack: 'db365',
      externalId: 'trainer-12',
      trainerName: 'Ines Calder',
      difficulty: 'Advanced',
      equipment: ['Barre', 'Light weights'],
      program: 'barre',
      week: 3,
      seriesId: 'Series01',
      seriesPlaylist: 'SerPlay1',
      seasonNumber: 2,
      episodeNumber: 7,
      trailerId: 'Trailer1',
      liveChannels: 'LivePlst',
      channel: null,
      hubShelves: ['Shelf001', 'Shelf002'],
      image: 'https://img.test/a.jpg',
      images: [{ src: 'https://img.test/320.jpg', width: 320 }],
      sources: [{ file: 'https://cdn.test/a.m3u8', type: 'application/vnd.apple.mpegurl', protection: null }],
      tracks: [
        { file: 'https://cdn.test/en.vtt', kind: 'captions', label: 'English' },
        { file: 'https://cdn.test/t.vtt', kind: 'thumbnails', label: null },
      ],
    });
  });

  const bare = {
    id: 'Wrk00001',
    title: 'Slow Barre',
    description: '',
    contentType: 'workout',
    duration: 0,
    publishedAt: null,
    slug: null,
    genre: null,
    rating: null,
    requiredEntitlements: ['workout'],
    free: false,
    requiresSubscription: true,
    offers: [],
    featuredLabel: null,
    coreTrack: null,
    externalId: null,
    trainerName: null,
    difficulty: null,
    equipment: [],
    program: null,
    week: null,
    seriesId: null,
    seriesPlaylist: null,
    seasonNumber: null,
    episodeNumber: null,
    trailerId: null,
    liveChannels: null,
    channel: null,
    hubShelves: [],
    image: null,
    images: [],
    sources: [],
    tracks: [],
  };

  it.each([
    ['2', 2],
    [12, 12],
    [' 3 ', 3],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
    ['', null],
    ['1e9', null],
    [null, null],
    [true, null],
    [[1], null],
  ])('is in the week that it names, unless that is none: %j [MED-22]', (week, read) => {
    expect(itemIn({ week }).week).toBe(read);
  });

  it('requires only an id and a title', () => {
    expect(z.parse(wireMediaItem, { mediaid: 'Wrk00001', title: 'Slow Barre' })).toEqual(bare);
  });

  it.each([
    {},
    { title: 'No id' },
    { mediaid: '', title: 'Empty id' },
    { mediaid: 5, title: 'Number' },
    { mediaid: 'a' },
    { mediaid: 'a', title: null },
  ])('is invalid without them: %j', (wire) => {
    expect(z.safeParse(wireMediaItem, wire).success).toBe(false);
  });

  it.each([null, [], 'Wrk00001', 5])('is invalid if it is %j', (wire) => {
    expect(z.safeParse(wireMediaItem, wire).success).toBe(false);
  });

  it('has the details of a live channel', () => {
    const wire = {
      contentType: 'livechannel',
      catchupHours: '2',
      scheduleUrl: 'https://guide.test/a.json',
      scheduleToken: 'secret',
      scheduleDemo: 'yes',
      channelLogoImage: 'https://img.test/logo.webp',
      backgroundImage: 'https://img.test/background.webp',
    };
    expect(itemIn(wire).channel).toEqual({
      catchUp: 2,
      logo: 'https://img.test/logo.webp',
      background: 'https://img.test/background.webp',
      schedule: { address: 'https://guide.test/a.json', token: 'secret', isDemo: true },
    });
    expect(itemIn({ ...wire, contentType: 'workout' }).channel).toBeNull();
  });

  it('has a live channel without any of its details [LIV-02, LIV-07]', () => {
    const none = { catchUp: 8, logo: null, background: null, schedule: null };
    expect(itemIn({ contentType: 'livechannel' }).channel).toEqual(none);
    const wrong = { catchupHours: 'all day', scheduleUrl: 'javascript:alert(1)', channelLogoImage: 5 };
    expect(itemIn({ contentType: 'livechannel', ...wrong }).channel).toEqual(none);
    const bareSchedule = {
      contentType: 'livechannel',
      scheduleUrl: 'https://guide.test/a.json',
      scheduleDemo: 'maybe',
    };
    expect(itemIn(bareSchedule).channel?.schedule).toEqual({
      address: 'https://guide.test/a.json',
      token: null,
      isDemo: false,
    });
  });

  it.each([
    ['http://guide.test/a.json', true],
    ['/epg/a.json', true],
    ['//guide.test/a.json', true],
    ['./a.json', true],
    ['../a.json', true],
    ['', false],
    ['/', false],
    ['none', false],
    ['/not an address', false],
    ['javascript:alert(1)', false],
    ['data:application/json,[]', false],
  ])('has a schedule at %j: %s [LIV-07]', (scheduleUrl, hasSchedule) => {
    const { channel } = itemIn({ contentType: 'livechannel', scheduleUrl });
    expect(channel?.schedule?.address).toBe(hasSchedule ? scheduleUrl : undefined);
  });

  it('ignores every other field with a wrong type [API-07]', () => {
    const optional = Object.keys(bare).filter((field) => !['id', 'title'].includes(field));
    const named: Record<string, string> = {
      publishedAt: 'pubdate',
      externalId: 'external_id',
      program: 'programSlug',
      seriesPlaylist: 'seriesPlaylistId',
      liveChannels: 'liveChannelsId',
      hubShelves: 'playlists',
      offers: 'productIds',
      channel: 'scheduleUrl',
    };
    const fields = [...optional.map((field) => named[field] ?? field), 'mediaOffers'];
    const wrong = Object.fromEntries(fields.map((field) => [field, { wrong: true }]));
    expect(itemIn(wrong)).toEqual(bare);
  });

  it.each([
    ['true', true],
    [' ON ', true],
    ['1', true],
    [1, true],
    [true, true],
    ['yes', true],
    ['no', false],
    ['false', false],
    [0, false],
    ['off', false],
    ['maybe', false],
    ['', false],
    [null, false],
    [2, false],
  ])('is free for %j: %s [ACC-05]', (free, said) => {
    expect(itemIn({ free }).free).toBe(said);
  });

  it.each([
    ['false', false],
    ['OFF', false],
    ['0', false],
    [0, false],
    [false, false],
    ['no', false],
    ['true', true],
    ['never', true],
    ['', true],
    [undefined, true],
  ])('requires a subscription for %j: %s [ACC-05]', (requiresSubscription, said) => {
    expect(itemIn({ requiresSubscription }).requiresSubscription).toBe(said);
  });

  it('includes how a protected source gets its licence [ACC-07]', () => {
    const drm = {
      widevine: { url: 'https://drm.test/widevine' },
      playready: { url: 'https://drm.test/playready' },
      fairplay: {
        processSpcUrl: 'https://drm.test/fairplay',
        certificateUrl: 'https://drm.test/certificate',
      },
    };
    const { sources } = itemIn({ sources: [{ file: 'a.m3u8', type: 'hls', drm }] });
    expect(sources).toEqual([{ file: 'a.m3u8', type: 'hls', protection: drm }]);
  });

  it('has no shelf whose id is no segment of a path [API-07]', () => {
    const playlists = ['Shelf001', '.', '..', 'half \ud83c', 'x'.repeat(256), 'Shelf002'].join(', ');
    expect(itemIn({ playlists }).hubShelves).toEqual(['Shelf001', 'Shelf002']);
  });

  it('belongs to the series of its tag if it names none [MED-21]', () => {
    expect(itemIn({ tags: 'episode,seriesid_Series02' }).seriesId).toBe('Series02');
    expect(itemIn({ tags: 'seriesid_Series02', seriesId: 'Series01' }).seriesId).toBe('Series01');
    expect(itemIn({ tags: 'seriesid_' }).seriesId).toBeNull();
    expect(itemIn({ tags: 'seriesid_..' }).seriesId).toBeNull();
    expect(itemIn({ tags: `seriesid_${'x'.repeat(256)}` }).seriesId).toBeNull();
  });

  it.each([
    [{ file: 'a.mp4', type: 'hls' }, 'hls'],
    [{ file: 'a.mp4' }, 'video/mp4'],
    [{ file: 'a.mpd', type: '' }, 'application/dash+xml'],
    [{ file: 'a.m3u8', type: 5 }, 'application/vnd.apple.mpegurl'],
    [{ file: 'a' }, null],
  ])('takes the type of the source %j to be %j', (source, type) => {
    expect(itemIn({ sources: [source] }).sources).toEqual([{ file: source.file, type, protection: null }]);
  });

  it('keeps valid pictures, sources and tracks beside invalid ones [API-07]', () => {
    const broken = [null, 5, {}, { file: 5, src: 5 }];
    const item = itemIn({
      images: [...broken, { src: 'a.jpg', width: '320' }, { src: 'b.jpg', width: 'wide' }],
      sources: [...broken, { file: 'a.m3u8', type: 'hls' }, { file: '' }, { type: 'hls' }],
      tracks: [...broken, { file: 'a.vtt', kind: 'captions', label: 5 }, { file: 'b.vtt', kind: 'metadata' }],
    });
    expect(item.images).toEqual([{ src: 'a.jpg', width: 320 }]);
    expect(item.sources).toEqual([{ file: 'a.m3u8', type: 'hls', protection: null }]);
    expect(item.tracks).toEqual([{ file: 'a.vtt', kind: 'captions', label: null }]);
  });

  it.each<[string | undefined, string | undefined, ContentType]>([
    ['workout', undefined, 'workout'],
    [undefined, undefined, 'workout'],
    ['', undefined, 'workout'],
    ['Trainer', undefined, 'trainer'],
    ['workout', 'Track', 'program'],
    ['podcast', undefined, 'video'],
  ])('of the type %s (%s) is a %s [CAT-10]', (contentType, jwableType, type) => {
    expect(itemIn({ contentType, jwableType }).contentType).toBe(type);
  });

  it.each([
    ['1440', 1440],
    [-5, 0],
    ['long', 0],
    [null, 0],
  ])('with the duration %j lasts %d seconds', (duration, seconds) => {
    expect(itemIn({ duration }).duration).toBe(seconds);
  });

  it.each([1e20, -1e20, 'yesterday', null, {}])('has no date if it is published at %j', (pubdate) => {
    expect(itemIn({ pubdate }).publishedAt).toBeNull();
  });

  it('is read or rejected, whatever it contains', () => {
    const fields = Object.keys(wireItem()).concat('images', 'tracks', 'sources', 'slug', 'jwableType');
    const anything = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue());
    fc.assert(
      fc.property(anything, (changes) => {
        const result = z.safeParse(wireMediaItem, wireItem(changes));
        expect(result.success).toBe(
          (!('mediaid' in changes) ||
            (typeof changes.mediaid === 'string' && isPathSegment(changes.mediaid))) &&
            (!('title' in changes) || typeof changes.title === 'string'),
        );
      }),
    );
  });
});
