import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import {
  makeOpenMedia,
  makeOpenProgram,
  makeOpenWorkout,
  type MediaAddress,
} from '#application/catalogue/open-media.ts';
import type { Result } from '#application/ports/result.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { slug, type Slug } from '#domain/catalogue/slug.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';

const workout = aMediaItem({ id: mediaId('workout1') });
const program = aMediaItem({ id: mediaId('program1'), contentType: 'program' });
const catalogue = makeInMemoryMediaCatalogue([workout, program]);

type SlugAnswer = Result<MediaId | null>;
const found = (id: string | null): SlugAnswer => ({ data: id === null ? null : mediaId(id), errors: [] });
const failure = new AppFailure('unreachable', 'No answer');
const failed = { data: null, errors: [failure] as const };

type SeriesAnswer = Result<ReadonlyMap<Slug, MediaId>>;
const series = (id: string | null): SeriesAnswer => ({
  data: new Map(id === null ? [] : [[slug('barre'), mediaId(id)]]),
  errors: [],
});
const directory = (media: SlugAnswer, known: SeriesAnswer): SlugDirectory => ({
  mediaForSlug: async () => media,
  series: async () => known,
});

describe('opening a workout by its slug [MED-02]', () => {
  it('finds what the slug call names, whatever the series say', async () => {
    const open = makeOpenWorkout(directory(found('workout1'), series('program1')), catalogue);
    expect(await open(slug('slow-barre'))).toBe(workout);
  });

  it.each([
    ['a slug that nothing has', found(null)],
    ['an id that the catalogue does not know', found('gone')],
  ])('is not found for %s', async (_, answer) => {
    const open = makeOpenWorkout(directory(answer, series('program1')), catalogue);
    await expect(open(slug('nothing'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as the slug call did', async () => {
    const open = makeOpenWorkout(directory(failed, series('program1')), catalogue);
    await expect(open(slug('slow-barre'))).rejects.toBe(failure);
  });
});

describe('opening a program by its slug [MED-02]', () => {
  it.each<[string, SlugAnswer, SeriesAnswer, typeof program]>([
    ['among the series first', found('workout1'), series('program1'), program],
    ['as any other slug then', found('program1'), series(null), program],
    ['as any other slug where the series cannot be asked', found('workout1'), failed, workout],
    ['among the series though the slug call would fail', failed, series('program1'), program],
  ])('looks %s', async (_, media, known, expected) => {
    expect(await makeOpenProgram(directory(media, known), catalogue)(slug('barre'))).toBe(expected);
  });

  it('is not found where nothing has the slug', async () => {
    const open = makeOpenProgram(directory(found(null), series(null)), catalogue);
    await expect(open(slug('nothing'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as the slug call did where both fail', async () => {
    await expect(makeOpenProgram(directory(failed, failed), catalogue)(slug('barre'))).rejects.toBe(failure);
  });
});

describe('opening an item by any address [MED-02]', () => {
  const slugs = directory(found('workout1'), series('program1'));
  const open = makeOpenMedia(makeOpenWorkout(slugs, catalogue), makeOpenProgram(slugs, catalogue), catalogue);

  it.each<[MediaAddress, typeof program]>([
    [{ kind: 'workout', slug: slug('barre') }, workout],
    [{ kind: 'program', slug: slug('barre') }, program],
    [{ kind: 'media', id: mediaId('program1') }, program],
  ])('finds what %o names', async (address, expected) => {
    expect(await open(address)).toBe(expected);
  });
});
