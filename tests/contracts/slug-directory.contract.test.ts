import { expect, it } from 'vitest';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { SlugDirectory } from '#application/ports/slug-directory.ts';
import { slug, type Slug } from '#domain/catalogue/slug.ts';
import { makeInMemorySlugDirectory } from '#tests/doubles/in-memory-slug-directory.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

interface Named {
  readonly slug: Slug;
  readonly id: string;
}

interface Subject {
  readonly directory: SlugDirectory;
  readonly workout: Named;
  readonly program: Named;
  readonly disconnect: () => void;
}

async function onPlatform(): Promise<Subject> {
  const { accountApi, catalogue, disconnect } = await enterPlatform();
  const named = (item: { readonly mediaid: string; readonly slug?: string } | undefined): Named => ({
    slug: slug(item?.slug ?? ''),
    id: item?.mediaid ?? '',
  });
  return {
    directory: makeApiSlugDirectory(accountApi, makeFixedClock()),
    workout: named(catalogue.workouts.find(({ item }) => item.slug)?.item),
    program: named(catalogue.programs[0]?.item),
    disconnect,
  };
}

async function inMemory(): Promise<Subject> {
  const directory = makeInMemorySlugDirectory({ 'slow-barre': 'Wrk00001' }, { barre: 'Program1' });
  const failure = new AppFailure('unreachable', 'No answer');
  return {
    directory,
    workout: { slug: slug('slow-barre'), id: 'Wrk00001' },
    program: { slug: slug('barre'), id: 'Program1' },
    disconnect: () => {
      directory.fail('mediaForSlug', failure);
      directory.fail('series', failure);
    },
  };
}

describeContract('a slug directory', { 'of the account API': onPlatform, 'in memory': inMemory }, (make) => {
  it('resolves a slug to its item', async () => {
    const { directory, workout } = await make();
    expect(await directory.mediaForSlug(workout.slug)).toEqual({ data: workout.id, errors: [] });
  });

  it.each(['nothing-has-this', 'a/b?c', 'toString'])(
    'returns null for %j, which does not exist',
    async (name) => {
      const { directory } = await make();
      expect(await directory.mediaForSlug(slug(name))).toEqual({ data: null, errors: [] });
    },
  );

  it('resolves the slugs of series and programs', async () => {
    const { directory, program, workout } = await make();
    const { data, errors } = await directory.series();
    expect(errors).toEqual([]);
    expect(data?.get(program.slug)).toBe(program.id);
    expect(data?.has(workout.slug)).toBe(false);
  });

  it('returns an error and does not throw if there is no response', async () => {
    const { directory, workout, disconnect } = await make();
    disconnect();
    const failed = { data: null, errors: [{ kind: 'unreachable' }] };
    expect(await directory.mediaForSlug(workout.slug)).toMatchObject(failed);
    expect(await directory.series()).toMatchObject(failed);
  });
});
