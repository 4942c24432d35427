import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import {
  makeFindMediaByAddress,
  mediaAddressOf,
  makeFindProgram,
  makeFindWorkout,
  type MediaAddress,
} from '#application/catalogue/find-media-by-address.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { makeInMemoryMediaCatalogue } from '#tests/doubles/in-memory-media-catalogue.ts';
import { makeInMemorySlugDirectory } from '#tests/doubles/in-memory-slug-directory.ts';

const workout = aMediaItem({ id: mediaId('workout1') });
const program = aMediaItem({ id: mediaId('program1'), contentType: 'program' });
const catalogue = makeInMemoryMediaCatalogue([workout, program]);

const config = {
  publicTitles: new Map([
    [workout.id, 'Ballet for Boxers'],
    [program.id, 'Ballet for Beginners'],
  ]),
};

const failure = new AppFailure('unreachable', 'No answer');

/** What a slug resolves to; null for nothing. */
type Named = string | null | AppFailure;

/** A directory in which 'barre' resolves to these. */
function directory(media: Named, series: Named): SlugDirectory {
  const idsOf = (id: Named) => (typeof id === 'string' ? { barre: id } : {});
  const slugs = makeInMemorySlugDirectory(idsOf(media), idsOf(series));
  if (media instanceof AppFailure) slugs.fail('mediaForSlug', media);
  if (series instanceof AppFailure) slugs.fail('series', series);
  return slugs;
}

describe('opening a workout by its slug [MED-02]', () => {
  it('finds the item that the slug request names, whatever the series contain', async () => {
    const open = makeFindWorkout(directory('workout1', 'program1'), catalogue, config);
    expect(await open(slug('barre'))).toBe(workout);
  });

  it('finds the item by its public title, too, unless another has this slug [CAT-25]', async () => {
    const open = makeFindWorkout(directory('program1', null), catalogue, config);
    expect(await open(slug('ballet-for-boxers'))).toBe(workout);
    expect(await open(slug('barre'))).toBe(program);
  });

  it('fails with the slug that nothing has', async () => {
    const open = makeFindWorkout(directory(null, null), catalogue, config);
    await expect(open(slug('nothing'))).rejects.toMatchObject({ message: 'Nothing has the slug "nothing"' });
  });

  it.each([
    ['a slug that nothing has', null],
    ['an id that the catalogue does not know', 'gone'],
  ])('is not found for %s', async (_, answer) => {
    const open = makeFindWorkout(directory(answer, 'program1'), catalogue, config);
    await expect(open(slug('nothing'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as the slug request did', async () => {
    const open = makeFindWorkout(directory(failure, 'program1'), catalogue, config);
    await expect(open(slug('barre'))).rejects.toBe(failure);
  });
});

describe('opening a program by its slug [MED-02]', () => {
  it.each<[string, Named]>([
    ['has loaded', 'workout1'],
    ['has failed', failure],
  ])('finds the item by its public title where the map of series %s [CAT-25]', async (_, series) => {
    const open = makeFindProgram(directory(failure, series), catalogue, config);
    expect(await open(slug('ballet-for-beginners'))).toBe(program);
  });

  it.each<[string, Named, Named, typeof program]>([
    ['among the series first', 'workout1', 'program1', program],
    ['as any other slug then', 'program1', null, program],
    ['as any other slug where the series cannot be asked', 'workout1', failure, workout],
    ['among the series though the slug call would fail', failure, 'program1', program],
  ])('looks %s', async (_, media, known, expected) => {
    expect(await makeFindProgram(directory(media, known), catalogue, config)(slug('barre'))).toBe(expected);
  });

  it('is not found if nothing has the slug', async () => {
    const open = makeFindProgram(directory(null, null), catalogue, config);
    await expect(open(slug('nothing'))).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Nothing has the slug "nothing"',
    });
  });

  it('fails as the slug request did if both fail', async () => {
    await expect(makeFindProgram(directory(failure, failure), catalogue, config)(slug('barre'))).rejects.toBe(
      failure,
    );
  });
});

describe('opening an item by any address [MED-02]', () => {
  const slugs = directory('workout1', 'program1');
  const open = makeFindMediaByAddress(
    makeFindWorkout(slugs, catalogue, config),
    makeFindProgram(slugs, catalogue, config),
    catalogue,
  );

  it.each<[MediaAddress, typeof program]>([
    [{ kind: 'workout', slug: slug('barre') }, workout],
    [{ kind: 'program', slug: slug('barre') }, program],
    [{ kind: 'media', id: mediaId('program1') }, program],
  ])('finds the item of %o', async (address, expected) => {
    expect(await open(address)).toBe(expected);
  });
});

describe('the address of an item [MED-02]', () => {
  it.each<[Parameters<typeof mediaAddressOf>[0], MediaAddress]>([
    [
      { ...workout, contentType: 'workout', slug: slug('barre') },
      { kind: 'workout', slug: slug('barre') },
    ],
    [
      { ...workout, contentType: 'program', slug: slug('barre') },
      { kind: 'program', slug: slug('barre') },
    ],
    [
      { ...workout, contentType: 'workout', slug: null },
      { kind: 'media', id: workout.id },
    ],
    [
      { ...workout, contentType: 'series', slug: slug('barre') },
      { kind: 'media', id: workout.id },
    ],
  ])('%#', (item, address) => {
    expect(mediaAddressOf(item)).toEqual(address);
  });
});
