import { describe, expect, it } from 'vitest';
import { makeFindStartTarget } from '#application/catalogue/find-start-target.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';

const [first, second] = [aMediaItem({ id: mediaId('first') }), aMediaItem({ id: mediaId('second') })];
const workouts = aPlaylist({ id: playlistId('Workouts'), items: [first, second] });
const catalogue = makeInMemoryMediaCatalogue(
  [first, second],
  [workouts, aPlaylist({ id: playlistId('Nothing0') })],
);
const find = makeFindStartTarget(catalogue);

const program = aMediaItem({ contentType: 'program', slug: slug('barre'), seriesPlaylist: workouts.id });
const series = aMediaItem({ contentType: 'series', slug: null, seriesPlaylist: workouts.id });
const following = (viewName: string, id: string): Viewer =>
  asViewer({ programProgress: new Map([[slug(viewName), mediaId(id)]]) });

describe('what the start button plays [ACC-02, ACC-03]', () => {
  it('is a workout itself', async () => {
    const workout = aMediaItem();
    expect(await find(workout, asViewer())).toEqual({ item: workout, isFirstOfSeries: false });
  });

  it('is the workout to continue of a program that the member has started', async () => {
    expect(await find(program, following('barre', 'second'))).toEqual({
      item: second,
      isFirstOfSeries: false,
    });
  });

  it.each<[string, Viewer]>([
    ['a member who has not begun it', asViewer()],
    ['a member who has begun another', following('yoga', 'second')],
    ['a visitor', aVisitor],
    ['somebody whose account cannot be reached', { state: 'unreachable', lastMember: null }],
  ])('is the first workout of a program for %s', async (_, viewer) => {
    expect(await find(program, viewer)).toEqual({ item: first, isFirstOfSeries: true });
  });

  it('is the first episode of a series', async () => {
    expect(await find(series, asViewer())).toEqual({ item: first, isFirstOfSeries: true });
  });

  it.each([null, playlistId('Nothing0')])(
    'is nothing if a program has the playlist %j',
    async (seriesPlaylist) => {
      expect(await find({ ...program, seriesPlaylist }, asViewer())).toBeNull();
    },
  );

  it('fails if the workout to continue no longer exists', async () => {
    await expect(find(program, following('barre', 'gone'))).rejects.toMatchObject({ kind: 'not-found' });
  });
});
