import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  broadcastProperties,
  favoriteEvent,
  playedTrailerEvent,
  viewedEvent,
  type TrackedEvent,
} from '#domain/analytics/tracked-event.ts';
import type { ContentType } from '#domain/catalogue/content-type.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const from = playlistId('PlayLst1');

describe('the event of a detail page [PLY-04]', () => {
  it.each<[ContentType, string | null]>([
    ['workout', 'Viewed Workout'],
    ['episode', 'Viewed Workout'],
    ['video', 'Viewed Workout'],
    ['program', 'Viewed Program'],
    ['series', 'Viewed Program'],
    ['trainer', null],
    ['livechannel', null],
    ['page', null],
    ['hub', null],
  ])('of a %s is %s', (contentType, name) => {
    const event = viewedEvent(aMediaItem({ contentType }), from);
    expect(event && event.name).toBe(name);
  });

  it('contains the program that a workout is part of, and the playlist that it was opened from', () => {
    const item = aMediaItem({ program: slug('barre') });
    expect(viewedEvent(item, from)?.properties).toEqual({
      mediaId: 'Wrk00001',
      title: 'Slow Barre',
      program: 'barre',
      playlist: 'PlayLst1',
    });
    expect(viewedEvent(aMediaItem(), null)?.properties).toMatchObject({ program: null, playlist: null });
  });

  it('contains a program’s own slug', () => {
    const item = aMediaItem({ contentType: 'program', slug: slug('undefeated') });
    expect(viewedEvent(item, null)?.properties).toMatchObject({ program: 'undefeated' });
  });
});

describe('the event of a favorite [FAV-01]', () => {
  it.each([
    ['added', 'Added Favorite'],
    ['removed', 'Removed Favorite'],
  ] as const)('is named after the action: %s', (outcome, name) => {
    const item = aMediaItem();
    expect(favoriteEvent(item, outcome, from)).toEqual({
      name,
      properties: { mediaId: item.id, title: item.title, program: null, playlist: from },
    });
  });
});

describe('what an event says of a broadcast [API-06]', () => {
  const channel = aMediaItem({ id: mediaId('Channel1'), title: 'Iron Room' });
  const about = { channel: 'Channel1', channelTitle: 'Iron Room' };
  const program = { id: 'P1', title: 'Night Ride' };

  it.each([
    ['live', null],
    ['catch-up', { start: 1000, end: 2000 }],
    ['beginning', { start: 1000, end: null }],
  ] as const)('names the channel and the program: %s', (broadcast, part) => {
    expect(broadcastProperties(channel, part, program)).toEqual({
      ...about,
      programId: 'P1',
      programTitle: 'Night Ride',
      broadcast,
    });
  });

  it('has no program where there is none', () => {
    expect(broadcastProperties(channel, null, null)).toEqual({
      ...about,
      programId: null,
      programTitle: null,
      broadcast: 'live',
    });
  });
});

describe('the events of a trailer [MED-15]', () => {
  it('contain the item that it belongs to, and the trailer', () => {
    const item = aMediaItem();
    expect(playedTrailerEvent(item, mediaId('Trailer1'), from)).toEqual({
      name: 'Played Trailer',
      properties: {
        mediaId: item.id,
        title: item.title,
        program: null,
        playlist: from,
        trailerId: 'Trailer1',
      },
    });
  });
});

const PLAYBACK = {
  mediaId: true,
  title: true,
  program: true,
  playlist: true,
  position: true,
  channel: true,
  channelTitle: true,
  programId: true,
  programTitle: true,
  broadcast: true,
} as const;

/** Every event with all its properties: the compiler rejects missing and excess ones. */
const EVENTS: { [Event in TrackedEvent as Event['name']]: Record<keyof Event['properties'], true> } = {
  'Viewed Workout': { mediaId: true, title: true, program: true, playlist: true },
  'Viewed Program': { mediaId: true, title: true, program: true, playlist: true },
  'Played Trailer': { mediaId: true, title: true, program: true, playlist: true, trailerId: true },
  'Added Favorite': { mediaId: true, title: true, program: true, playlist: true },
  'Removed Favorite': { mediaId: true, title: true, program: true, playlist: true },
  'Started Video': PLAYBACK,
  'Resumed Video': PLAYBACK,
  'Paused Video': PLAYBACK,
  'Completed Video': PLAYBACK,
  Searched: { query: true, results: true },
};

describe('docs/analytics.md', () => {
  it('lists the events and their properties', () => {
    const page = readFileSync(new URL('../../../docs/analytics.md', import.meta.url), 'utf8');
    const rows = (page.split('## Events')[1]?.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
      const [, name = '', properties = ''] = line.split('|').map((cell) => cell.trim());
      return properties.startsWith('`') ? [[name, properties.replaceAll('`', '').split(', ')]] : [];
    });
    expect(rows).toEqual(Object.entries(EVENTS).map(([name, known]) => [name, Object.keys(known)]));
  });
});
