import { describe, expect, it } from 'vitest';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';

function setUp(answer: () => Response | Promise<Response>) {
  const { api, sent } = accountApiAnswering(answer);
  return { api, directory: makeApiSlugDirectory(api, makeFixedClock()), sent };
}
const malformed = { data: null, errors: [expect.objectContaining({ kind: 'malformed-answer' }) as Error] };
const nothing = { data: null, errors: [] };

describe('the item of a slug [MED-02]', () => {
  it('is requested from the slug’s address', async () => {
    const { directory, sent } = setUp(() => Response.json({ jw_id: 'Wrk00001' }));
    expect(await directory.mediaForSlug(slug('100% core/abs?'))).toEqual({ data: 'Wrk00001', errors: [] });
    expect(sent.map(({ address }) => address)).toEqual([
      'https://api.test/api/v3/jwp/config/slug/100%25%20core%2Fabs%3F',
    ]);
  });

  it.each([
    ['knows none', 404],
    ['takes it for no slug', 400],
  ])('is null if the server %s', async (_, status) => {
    const { directory } = setUp(() => Response.json({ message: 'No' }, { status }));
    expect(await directory.mediaForSlug(slug('gone'))).toEqual(nothing);
  });

  it.each([null, {}, { jw_id: null }, { jw_id: 5 }, { jw_id: '' }, [], 'Wrk00001'])(
    'is an error if the response is %j',
    async (answer) => {
      const { directory } = setUp(() => Response.json(answer));
      expect(await directory.mediaForSlug(slug('a'))).toEqual(malformed);
    },
  );

  it('is an error if the server fails', async () => {
    const { directory } = setUp(() => new Response('', { status: 500 }));
    expect((await directory.mediaForSlug(slug('a'))).errors[0]).toMatchObject({ kind: 'server-failed' });
  });
});

describe('the series by their slugs [MED-02]', () => {
  const seriesIn = async (answer: unknown) => {
    const { directory, sent } = setUp(() => Response.json(answer));
    const found = await directory.series();
    expect(sent.map(({ address }) => address)).toEqual(['https://api.test/api/v3/jwp/config']);
    return found;
  };

  it('are those of the map of series', async () => {
    const { data } = await seriesIn({ seriesIds: { barre: 'Ser00001', ride: 'Ser00002' } });
    expect(data?.get(slug('ride'))).toBe('Ser00002');
    expect(data?.get(slug('row'))).toBeUndefined();
  });

  it.each(['', '.', '..', 'half \ud83c', 'x'.repeat(256)])('leave out what is no slug: %j', async (name) => {
    const { data } = await seriesIn({ seriesIds: { [name]: 'Ser00003', barre: 'Ser00001' } });
    expect([...(data ?? [])]).toEqual([['barre', 'Ser00001']]);
  });

  it.each(['constructor', '__proto__', 'toString'])('contain nothing under "%s"', async (name) => {
    const { data } = await seriesIn({ seriesIds: { barre: 'Ser00001' } });
    expect(data?.has(slug(name))).toBe(false);
  });

  it('are found beside invalid entries', async () => {
    const { data } = await seriesIn({ seriesIds: { a: null, b: 5, ride: 'Ser00002', c: '' } });
    expect([...(data ?? [])]).toEqual([['ride', 'Ser00002']]);
  });

  it('are requested once an hour, by any number of callers [CFG-22]', async () => {
    const clock = makeFixedClock();
    const { api, sent } = setUp(() => Response.json({ seriesIds: { barre: 'Ser00001' } }));
    const directory = makeApiSlugDirectory(api, clock);
    await Promise.all([directory.series(), directory.series()]);
    clock.set(59 * 60_000);
    expect((await directory.series()).data?.get(slug('barre'))).toBe('Ser00001');
    expect(sent).toHaveLength(1);
    clock.set(60 * 60_000);
    await directory.series();
    expect(sent).toHaveLength(2);
    // Set back, after it ran ahead.
    clock.set(0);
    await directory.series();
    expect(sent).toHaveLength(3);
  });

  it('are requested again after a failure', async () => {
    const answers = [new Response('', { status: 500 }), Response.json({ seriesIds: { barre: 'Ser00001' } })];
    const { directory } = setUp(() => answers.shift() ?? new Response());
    expect((await directory.series()).errors).toHaveLength(1);
    expect((await directory.series()).data?.get(slug('barre'))).toBe('Ser00001');
  });

  it.each([null, {}, { seriesIds: null }, { seriesIds: ['Ser00001'] }, [], 5])(
    'are an error if the response is %j',
    async (answer) => {
      expect(await seriesIn(answer)).toEqual(malformed);
    },
  );
});
